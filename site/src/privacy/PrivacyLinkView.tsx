import type { PrivacyLinkKind } from '@farwend/api-contract';
import { Button, ButtonLink, Heading, Section, Stack, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';
import type { DeadLinkState } from './readLinkFailure.ts';

/** Props of PrivacyLinkView. */
export interface PrivacyLinkViewProps {
  /** Effect of the link. */
  kind: PrivacyLinkKind;
  /** `asking` before confirmation; else it is done, or why the link has no effect. */
  state: 'asking' | 'done' | DeadLinkState;
  /** Renders the form element around its content. */
  renderForm: (content: ReactNode) => ReactNode;
  /** Address of the copy, for a download. */
  downloadUrl?: string | undefined;
}

interface LinkTexts {
  asking: string;
  lead: string;
  action: string;
  done: string;
  doneLead: string;
}

const texts: Record<PrivacyLinkKind, LinkTexts> = {
  erase: {
    asking: 'Shall we delete your data?',
    lead: 'Your account closes at once, and requests that are not booked are cancelled. Seven days later your name, addresses, messages and documents are gone for good.',
    action: 'Delete my data',
    done: 'Your account is closed',
    doneLead: 'A mail is on its way. It tells you the day, and has a link to change your mind until then.',
  },
  copy: {
    asking: 'Shall we put your data together?',
    lead: 'One file: a page to read, the same for programs, and the documents you gave us.',
    action: 'Send me my data',
    done: 'We are putting it together',
    doneLead: 'You get a mail with the link as soon as it is ready, most often within minutes.',
  },
  cancel: {
    asking: 'Shall everything stay as it is?',
    lead: 'We keep your data, and your account opens again. Trip requests that were cancelled stay so; write to us, and we go on where we stopped.',
    action: 'Keep my data',
    done: 'It is called off',
    doneLead: 'Nothing is deleted. If your account was closed, a mail with a link to choose a new password is on its way.',
  },
  download: {
    asking: 'Your data is ready',
    lead: 'Everything we know about you, in one file. Keep it where only you can open it.',
    action: 'Download my data',
    done: 'Your data is ready',
    doneLead: '',
  },
};

const deadLinks: Record<DeadLinkState, readonly [heading: string, lead: string]> = {
  unknown: [
    'This link is not whole',
    'Part of its address is missing or was changed; mail programs sometimes cut long ones in two. Copy the whole address from the mail, or write to us and we do it for you.',
  ],
  spent: [
    'This link leads nowhere any more',
    'It was used or called off, or its time is over. Write to us if you meant to go on: a person answers, and sends you a new one.',
  ],
};

/** Asks before a mailed link takes effect, because mail scanners follow links, too. */
export function PrivacyLinkView({ kind, state, renderForm, downloadUrl }: PrivacyLinkViewProps) {
  const { asking, lead, action, done, doneLead } = texts[kind];
  const [heading, text] = { asking: [asking, lead] as const, done: [done, doneLead] as const, ...deadLinks }[state];
  return (
    <Section>
      <Stack gap={6} align="start">
        <Heading level={1}>{heading}</Heading>
        <Text variant="lead" tone="soft">
          {text}
        </Text>
        {state !== 'asking' ? (
          <ButtonLink href="/contact">Write to us</ButtonLink>
        ) : downloadUrl === undefined ? (
          renderForm(
            <Button type="submit" variant="strong">
              {action}
            </Button>,
          )
        ) : (
          <ButtonLink href={downloadUrl}>{action}</ButtonLink>
        )}
      </Stack>
    </Section>
  );
}
