import { Button } from '@farwend/design-system';
import { Clock } from '@farwend/design-system/work';
import { useState } from 'react';
import type { CurrentUser } from '#src/shared/session.ts';
import { formatAge } from '#src/desk/shared/formats.ts';
import { useServerClock } from '#src/desk/shared/ServerClock.ts';
import type { TripRequestDetail } from '#src/desk/shared/tripRequestStatuses.data.ts';
import { CardHead, Small } from '#src/desk/team/request/MatchesPanel.styles.ts';
import { Panel, PanelTitle, Quiet } from '#src/desk/team/request/RequestScreen.styles.ts';
import { ConversationView } from './ConversationView.tsx';
import { List, Row, Snippet } from './ConversationsPanel.styles.ts';
import type { ConversationSummary } from './conversationQueries.ts';

/** Props of ConversationsPanel. */
export interface ConversationsPanelProps {
  request: TripRequestDetail;
  conversations: readonly ConversationSummary[];
  /** The conversation that the address leads to, which is open from the start; null: none. */
  openedId: string | null;
  user: CurrentUser;
  /** The server's time, in milliseconds. */
  now: number;
}

const turns: Record<ConversationSummary['awaitingReplyFrom'], string | null> = {
  TRAVELER: 'The traveler’s turn',
  AGENT: 'The company’s turn',
  CARE: 'Our turn',
  NONE: null,
};

/** What is written about a request: a line for each conversation, which opens below it. */
export function ConversationsPanel({ request, conversations, openedId, user, now }: ConversationsPanelProps) {
  const [openId, setOpenId] = useState(isReadingAudited(user) ? null : openedId);
  const { now: readClock, renderedAt } = useServerClock();
  return (
    <Panel aria-labelledby="conversations">
      <PanelTitle id="conversations">Conversations</PanelTitle>
      {conversations.length === 0 && <Quiet>None yet. The introduction of a company opens one.</Quiet>}
      {conversations.length > 0 && isReadingAudited(user) && (
        <Quiet>Opening a conversation that you take no part in is recorded in the audit.</Quiet>
      )}
      <List>
        {conversations.map(({ conversationId, subject, participants, lastMessage, unreadCount, awaitingReplyFrom, slaDueAt }) => {
          const isOpen = openId === conversationId;
          return (
            <Row key={conversationId}>
              <CardHead>
                <strong>{subject}</strong>
                {unreadCount > 0 && <Small>{unreadCount} unread</Small>}
              </CardHead>
              <Small>{participants.join(', ')}</Small>
              {turns[awaitingReplyFrom] && (
                <Small>
                  {turns[awaitingReplyFrom]}
                  {slaDueAt && (
                    <>
                      : <Clock due={slaDueAt} now={readClock} renderedAt={renderedAt} />
                    </>
                  )}
                </Small>
              )}
              {lastMessage && !isOpen && (
                <Snippet>
                  “{lastMessage.snippet}” <Small as="span">{formatAge(lastMessage.at, now)} ago</Small>
                </Snippet>
              )}
              <Button
                size="small"
                aria-expanded={isOpen}
                aria-label={`${isOpen ? 'Close' : 'Read'}: ${subject}`}
                onClick={() => setOpenId(isOpen ? null : conversationId)}
              >
                {isOpen ? 'Close' : 'Read'}
              </Button>
              {isOpen && <ConversationView request={request} conversationId={conversationId} personId={user.personId} />}
            </Row>
          );
        })}
      </List>
    </Panel>
  );
}

/** As the API records it: administrators who are not of the care team. */
function isReadingAudited({ roles }: CurrentUser): boolean {
  return roles.includes('admin') && !roles.includes('care');
}
