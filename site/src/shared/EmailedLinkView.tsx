import { Button, ButtonLink, Heading, Section, Stack, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';

/** What an emailed link is about to do, or has done. */
export type EmailedLinkState = 'asking' | 'done' | 'expired';

/** Texts of one kind of link. */
export interface EmailedLinkTexts {
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

/** Texts for a link that has no effect. */
export interface ExpiredLinkTexts {
  heading: string;
  lead: string;
  home: string;
}

/** Props of EmailedLinkView. */
export interface EmailedLinkViewProps {
  /** `asking` before confirmation; `expired` if the link has no effect. */
  state: EmailedLinkState;
  texts: EmailedLinkTexts;
  expired: ExpiredLinkTexts;
  /** Renders the form element around its content. */
  renderForm: (content: ReactNode) => ReactNode;
}

/** Asks for confirmation before an emailed link takes effect, because mail scanners follow links, too. */
export function EmailedLinkView({ state, texts, expired, renderForm }: EmailedLinkViewProps) {
  const { asking, lead, action, done, doneLead } = texts;
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
