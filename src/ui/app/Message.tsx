import type { ReactNode } from 'react';
import { Emblem } from '../theme/Emblem';
import './Message.css';

/** A page that says one thing, with what can be done about it below. */
export function Message(props: { title: string; text: string; children: ReactNode }) {
  return (
    <main className="message">
      <div className="panel message-panel">
        <Emblem className="message-emblem" />
        <h1 className="message-title">{props.title}</h1>
        <p>{props.text}</p>
        {props.children}
      </div>
    </main>
  );
}
