import { Button, ButtonLink, Heading, Section, Stack, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';

/** What a mailed link about somebody’s data does. */
export type PrivacyLinkKind = 'erase' | 'copy' | 'cancel' | 'download';

/** Props of PrivacyLinkView. */
export interface PrivacyLinkViewProps {
  /** Effect of the link. */
  kind: PrivacyLinkKind;
  /** `asking` before confirmation; `expired` if the link leads nowhere any more. */
  state: 'asking' | 'done' | 'expired';
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

const expired = {
  heading: 'This link leads nowhere any more',
  lead: 'It was used or called off, its time is over, or your mail program cut it in two. Copy the whole address, or write to us.',
};

/** Asks before a mailed link takes effect, because mail scanners follow links, too. */
export function PrivacyLinkView({ kind, state, renderForm, downloadUrl }: PrivacyLinkViewProps) {
  const { asking, lead, action, done, doneLead } = texts[kind];
  const [heading, text] = ({ asking: [asking, lead], done: [done, doneLead], expired: [expired.heading, expired.lead] } as const)[state];
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
