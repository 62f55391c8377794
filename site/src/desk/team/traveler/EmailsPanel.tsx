import { Alert, Button } from '@farwend/design-system';
import { StatusPill, type StatusTone } from '@farwend/design-system/work';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/shared/api.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { formatCode, formatMoment } from '#src/desk/shared/formats.ts';
import { CardHead, Small } from '#src/desk/team/request/MatchesPanel.styles.ts';
import { Panel, PanelTitle, Quiet } from '#src/desk/team/request/RequestScreen.styles.ts';
import { emailQuery, type SentEmail } from './travelerQueries.ts';
import { EmailText, Item, Items } from './TravelerScreen.styles.ts';

/** Props of EmailsPanel. */
export interface EmailsPanelProps {
  travelerId: string;
  /** The last first. */
  emails: readonly SentEmail[];
}

const statuses: Record<SentEmail['status'], { name: string; tone: StatusTone }> = {
  QUEUED: { name: 'Waits', tone: 'waiting' },
  SENT: { name: 'Sent', tone: 'done' },
  FAILED: { name: 'Failed', tone: 'late' },
  SUPPRESSED: { name: 'Held back', tone: 'closed' },
  CANCELLED: { name: 'Cancelled', tone: 'closed' },
  BOUNCED: { name: 'Came back', tone: 'late' },
};

/** The last mails to a traveler, each with its text. */
export function EmailsPanel({ travelerId, emails }: EmailsPanelProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Panel aria-labelledby="emails">
      <PanelTitle id="emails">Mails to them</PanelTitle>
      {emails.length === 0 && <Quiet>No mail was sent to them yet.</Quiet>}
      <Items>
        {emails.map((email) => {
          const { name, tone } = statuses[email.status];
          const title = email.subject || formatCode(email.templateKey.replaceAll('-', '_'));
          const isOpen = openId === email.id;
          return (
            <Item key={email.id}>
              <CardHead>
                <strong>{title}</strong>
                <StatusPill tone={tone} variant="plain">
                  {name}
                </StatusPill>
              </CardHead>
              <Small>
                {formatMoment(email.sentAt ?? email.createdAt)}
                {email.error && `: ${email.error}`}
              </Small>
              <Button
                size="small"
                aria-expanded={isOpen}
                aria-label={`${isOpen ? 'Close' : 'Read'}: ${title}`}
                onClick={() => setOpenId(isOpen ? null : email.id)}
              >
                {isOpen ? 'Close' : 'Read'}
              </Button>
              {isOpen && <EmailBody travelerId={travelerId} id={email.id} />}
            </Item>
          );
        })}
      </Items>
    </Panel>
  );
}

function EmailBody({ travelerId, id }: { travelerId: string; id: string }) {
  const { data: email, error } = useQuery(emailQuery(api, travelerId, id));
  if (error) {
    return (
      <Alert tone="error" announce>
        {describeProblem(error)}
      </Alert>
    );
  }
  if (!email) return <Quiet role="status">Reading the mail …</Quiet>;
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
  return <EmailText tabIndex={0}>{email.text || 'It has no text yet.'}</EmailText>;
}
