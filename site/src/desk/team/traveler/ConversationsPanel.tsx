import { Link } from '@farwend/design-system';
import { StatusPill } from '@farwend/design-system/work';
import { formatAge, formatCode, formatMoment } from '#src/desk/shared/formats.ts';
import { CardHead, Small } from '#src/desk/team/request/MatchesPanel.styles.ts';
import { Panel, PanelTitle, Quiet } from '#src/desk/team/request/RequestScreen.styles.ts';
import type { Conversation } from './travelerQueries.ts';
import { Item, Items } from './TravelerScreen.styles.ts';

/** Props of ConversationsPanel. */
export interface ConversationsPanelProps {
  /** The last written first. */
  conversations: readonly Conversation[];
  /** The server's time, in milliseconds. */
  now: number;
}

const turns: Record<Conversation['awaitingReplyFrom'], string | null> = {
  TRAVELER: 'The traveler’s turn',
  AGENT: 'The company’s turn',
  CARE: 'Our turn',
  NONE: null,
};

/** The conversations of a traveler; those about a request are read and answered beside it. */
export function ConversationsPanel({ conversations, now }: ConversationsPanelProps) {
  return (
    <Panel aria-labelledby="conversations">
      <PanelTitle id="conversations">Conversations</PanelTitle>
      {conversations.length === 0 && <Quiet>They have not written with anybody yet.</Quiet>}
      <Items>
        {conversations.map((conversation) => (
          <Item key={conversation.id}>
            <CardHead>
              {conversation.tripRequestId ? (
                <Link href={`/desk/requests/${conversation.tripRequestId}/`}>{conversation.title}</Link>
              ) : (
                <strong>{conversation.title}</strong>
              )}
              {conversation.status !== 'ACTIVE' && <StatusPill tone="closed">{formatCode(conversation.status)}</StatusPill>}
            </CardHead>
            <Small>{listNames(conversation)}</Small>
            {turns[conversation.awaitingReplyFrom] && <Small>{turns[conversation.awaitingReplyFrom]}</Small>}
            <Small>
              {conversation.lastMessageSnippet ? `“${conversation.lastMessageSnippet}” ` : 'Nothing written yet, opened '}
              <time dateTime={conversation.lastMessageAt} title={formatMoment(conversation.lastMessageAt)}>
                {formatAge(conversation.lastMessageAt, now)} ago
              </time>
            </Small>
          </Item>
        ))}
      </Items>
    </Panel>
  );
}

function listNames({ participants }: Conversation): string {
  return participants
    .filter(({ leftAt }) => leftAt === null)
    .map(({ displayName }) => displayName)
    .join(', ');
}
