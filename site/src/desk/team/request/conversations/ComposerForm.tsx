import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { Composer } from './ConversationsPanel.styles.ts';

/** Props of ComposerForm. */
export interface ComposerFormProps {
  onSend: () => void;
  /** The last one is on its way: pressing again sends nothing. */
  isBusy: boolean;
  children: ReactNode;
}

/** A text with its button; Ctrl-Enter sends it too. */
export function ComposerForm({ onSend, isBusy, children }: ComposerFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSend();
  };
  const sendByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <Composer onSubmit={send} onKeyDown={sendByKeys}>
      {children}
    </Composer>
  );
}
