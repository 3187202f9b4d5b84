import { useState } from 'react';
import type { Status } from '../../engine';
import { Dialog } from '../app/Dialog';
import { useTexts } from '../app/texts';
import { CopyIcon, UndoIcon } from '../cards/icons';
import './end.css';

interface Props {
  readonly status: Exclude<Status, 'play'>;
  readonly code: string | null;
  readonly canTakeBack: boolean;
  readonly onTakeBack: () => void;
  readonly onAgain: () => void;
  readonly onNewGame: () => void;
  readonly onClose: () => void;
}

/** How the game ended, and what comes next. */
export function End(props: Props) {
  const { status, code } = props;
  const { end, takeBack } = useTexts().table;
  return (
    <Dialog
      title={status === 'won' ? end.won : end.lost}
      onClose={props.onClose}
      actions={
        <>
          <button type="button" className="button button-quiet" onClick={props.onClose}>
            {end.showTable}
          </button>
          {props.canTakeBack && (
            <button type="button" className="button" onClick={props.onTakeBack}>
              <UndoIcon /> {takeBack}
            </button>
          )}
          <button type="button" className="button" onClick={props.onAgain}>
            {end.again}
          </button>
          <button type="button" className="button button-primary" onClick={props.onNewGame}>
            {end.newGame}
          </button>
        </>
      }
    >
      <p>{status === 'won' ? end.wonText : end[status]}</p>
      {code !== null && <Code code={code} />}
    </Dialog>
  );
}

function Code({ code }: { code: string }) {
  const { end } = useTexts().table;
  const [copied, setCopied] = useState(false);
  return (
    <p className="end-code">
      <span className="soft">{end.code}</span> <strong className="tabular">{code}</strong>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          void navigator.clipboard?.writeText(code).then(() => setCopied(true));
        }}
      >
        <CopyIcon /> {copied ? end.copied : end.copy}
      </button>
    </p>
  );
}
