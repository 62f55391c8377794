import type { ReactNode } from 'react';
import { type EmailedLinkState, type EmailedLinkTexts, EmailedLinkView, type ExpiredLinkTexts } from '#src/shared/EmailedLinkView.tsx';

/** Props of SearchAlertLinkView. */
export interface SearchAlertLinkViewProps {
  /** `asking` before confirmation; `expired` if the alert is gone or the link was cut. */
  state: EmailedLinkState;
  /** What its owner calls the search; null if it is not known. Defaults to null. */
  name?: string | null;
  /** Renders the form element around its content. */
  renderForm: (content: ReactNode) => ReactNode;
  /** Texts of the link. */
  texts?: EmailedLinkTexts;
  /** Texts for a link that has no effect. */
  expired?: ExpiredLinkTexts;
}

const defaultTexts: EmailedLinkTexts = {
  asking: 'Shall we stop looking?',
  lead: 'One press ends the mails about this search. Your other searches, your trips and your account stay as they are.',
  action: 'Stop these mails',
  done: 'We have stopped looking',
  doneLead: 'Nothing more comes about this search. The itineraries are still where you found them.',
};

const defaultExpired: ExpiredLinkTexts = {
  heading: 'This link leads nowhere any more',
  lead: 'The search may have been stopped already, or your mail program has cut the link in two. In that case, copy the whole address.',
  home: 'To the first page',
};

/** Ends the mails about a saved search, once its owner presses the button. */
export function SearchAlertLinkView({
  state,
  name = null,
  renderForm,
  texts = defaultTexts,
  expired = defaultExpired,
}: SearchAlertLinkViewProps) {
  const named = name === null ? texts : { ...texts, asking: `Shall we stop looking for “${name}”?` };
  return <EmailedLinkView state={state} texts={named} expired={expired} renderForm={renderForm} />;
}
