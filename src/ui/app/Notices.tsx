import { useStore } from 'zustand';
import { NOTICES } from '../../i18n/notices';
import { useApp, useSettings } from './context';
import './Notices.css';

/** What the players have to be told once, each until they say that they have read it. */
export default function Notices() {
  const app = useApp();
  const texts = NOTICES[useSettings().language];
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
