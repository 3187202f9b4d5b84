import { Component, type ReactNode } from 'react';
import { Message } from './Message';
import { useTexts } from './texts';

/** Shows a sentence in place of a page that failed. The game itself is kept after every action. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crash /> : this.props.children;
  }
}

function Crash() {
  const { crash } = useTexts().app;
  return (
    <Message title={crash.title} text={crash.text}>
      <button
        type="button"
        className="button button-primary button-large"
        onClick={() => location.reload()}
      >
        {crash.reload}
      </button>
    </Message>
  );
}
