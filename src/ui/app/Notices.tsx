import { useStore } from 'zustand';
import { useApp } from './context';
import { useTexts } from './texts';
import './Notices.css';

/** What the players have to be told once, each until they say that they have read it. */
export default function Notices() {
  const app = useApp();
  const texts = useTexts().notices;
  const notices = useStore(app.state, ({ notices: all }) => all);
  return (
    <div className="notices">
      {notices.map((notice) => (
        <div key={notice} className="panel notice" role="alert">
          <p>{texts[notice]}</p>
          <button type="button" className="button" onClick={() => app.dismiss(notice)}>
            {texts.dismiss}
          </button>
        </div>
      ))}
    </div>
  );
}
