import type { ReactNode } from 'react';
import { type EmailedLinkState, type EmailedLinkTexts, EmailedLinkView, type ExpiredLinkTexts } from '#src/shared/EmailedLinkView.tsx';

/** Effect of an emailed link on a subscription. */
export type NewsletterLinkKind = 'confirm' | 'unsubscribe';

/** Props of NewsletterLinkView. */
export interface NewsletterLinkViewProps {
  /** Effect of the link. */
  kind: NewsletterLinkKind;
  /** `asking` before confirmation; `expired` if the link does not belong to a subscription. */
  state: EmailedLinkState;
  /** Renders the form element around its content. */
  renderForm: (content: ReactNode) => ReactNode;
  /** Texts by kind of link. */
  texts?: Record<NewsletterLinkKind, EmailedLinkTexts>;
  /** Texts for an invalid link. */
  expired?: ExpiredLinkTexts;
}

const defaultTexts: Record<NewsletterLinkKind, EmailedLinkTexts> = {
  confirm: {
    asking: 'One press, and the letters begin',
    lead: 'A place a week: when to go, when to stay away, and who knows the road.',
    action: 'Send me the letters',
    done: 'The first letter is on its way',
    doneLead: 'It comes once a week, on a morning. Every one ends with a link to stop them.',
  },
  unsubscribe: {
    asking: 'Shall the letters stop?',
    lead: 'One press ends them. Your trips and your account stay as they are.',
    action: 'Stop the letters',
    done: 'The letters have stopped',
    doneLead: 'Nothing more will come. Should you miss them, the form is at the foot of every page.',
  },
};

const defaultExpired = {
  heading: 'This link leads nowhere any more',
  lead: 'Your mail program may have cut it in two. Copy the whole address, or sign up again at the foot of any page.',
  home: 'To the first page',
};

/** Confirms or ends a subscription, once its recipient presses the button. */
export function NewsletterLinkView({ kind, state, renderForm, texts = defaultTexts, expired = defaultExpired }: NewsletterLinkViewProps) {
  return <EmailedLinkView state={state} texts={texts[kind]} expired={expired} renderForm={renderForm} />;
}
