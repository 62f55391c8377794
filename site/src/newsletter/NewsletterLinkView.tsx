import { Button, ButtonLink, Heading, Section, Stack, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';

/** What a link in a mail does to a subscription. */
export type NewsletterLinkKind = 'confirm' | 'unsubscribe';

/** Props of NewsletterLinkView. */
export interface NewsletterLinkViewProps {
  /** What the link does. */
  kind: NewsletterLinkKind;
  /** `asking`: not done yet; `done`; `expired`: the link does not belong to a subscription. */
  state: 'asking' | 'done' | 'expired';
  /** The form element with its way of sending. */
  renderForm: (content: ReactNode) => ReactNode;
  /** Words of the page, by kind. */
  texts?: Record<NewsletterLinkKind, NewsletterLinkTexts>;
  /** Words for a link that does not work. */
  expired?: { heading: string; lead: string; home: string };
}

/** Words of one kind of link. */
export interface NewsletterLinkTexts {
  /** Heading before. */
  asking: string;
  /** What it means, before. */
  lead: string;
  /** The button. */
  action: string;
  /** Heading after. */
  done: string;
  /** What follows, after. */
  doneLead: string;
}

const defaultTexts: Record<NewsletterLinkKind, NewsletterLinkTexts> = {
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

/** Asks before a link in a mail does anything: programs that look into mails follow links too, and must change nothing. */
export function NewsletterLinkView({ kind, state, renderForm, texts = defaultTexts, expired = defaultExpired }: NewsletterLinkViewProps) {
  const { asking, lead, action, done, doneLead } = texts[kind];
  const told = { asking: [asking, lead], done: [done, doneLead], expired: [expired.heading, expired.lead] }[state];
  return (
    <Section>
      <Stack gap={6} align="start">
        <Heading level={1}>{told[0]}</Heading>
        <Text variant="lead" tone="soft">
          {told[1]}
        </Text>
        {state === 'asking' ? (
          renderForm(
            <Button type="submit" variant="strong">
              {action}
            </Button>,
          )
        ) : (
          <ButtonLink href="/">{expired.home}</ButtonLink>
        )}
      </Stack>
    </Section>
  );
}
