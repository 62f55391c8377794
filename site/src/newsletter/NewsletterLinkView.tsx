import { Button, ButtonLink, Heading, Section, Stack, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';

/** Effect of an emailed link on a subscription. */
export type NewsletterLinkKind = 'confirm' | 'unsubscribe';

/** Props of NewsletterLinkView. */
export interface NewsletterLinkViewProps {
  /** Effect of the link. */
  kind: NewsletterLinkKind;
  /** `asking` before confirmation; `expired` if the link does not belong to a subscription. */
  state: 'asking' | 'done' | 'expired';
  /** Renders the form element around its content. */
  renderForm: (content: ReactNode) => ReactNode;
  /** Texts by kind of link. */
  texts?: Record<NewsletterLinkKind, NewsletterLinkTexts>;
  /** Texts for an invalid link. */
  expired?: { heading: string; lead: string; home: string };
}

/** Texts of one kind of link. */
export interface NewsletterLinkTexts {
  /** Heading before confirmation. */
  asking: string;
  /** Explanation before confirmation. */
  lead: string;
  /** Button label. */
  action: string;
  /** Heading after confirmation. */
  done: string;
  /** Explanation after confirmation. */
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

/** Asks for confirmation before an emailed link takes effect, because mail scanners follow links, too. */
export function NewsletterLinkView({ kind, state, renderForm, texts = defaultTexts, expired = defaultExpired }: NewsletterLinkViewProps) {
  const { asking, lead, action, done, doneLead } = texts[kind];
  const [shownHeading, shownLead] = ({ asking: [asking, lead], done: [done, doneLead], expired: [expired.heading, expired.lead] } as const)[
    state
  ];
  return (
    <Section>
      <Stack gap={6} align="start">
        <Heading level={1}>{shownHeading}</Heading>
        <Text variant="lead" tone="soft">
          {shownLead}
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
