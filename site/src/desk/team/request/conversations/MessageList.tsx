import { useEffect, useRef } from 'react';
import { formatMoment } from '#src/desk/shared/formats.ts';
import type { Message } from './conversationQueries.ts';
import { Entry, Messages } from './ConversationsPanel.styles.ts';

/** Props of MessageList. */
export interface MessageListProps {
  title: string;
  /** The first one first. */
  messages: readonly Message[];
  personId: string | null;
}

/** Messages in their order, at the last one; new ones are read out. */
export function MessageList({ title, messages, personId }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const lastId = messages.at(-1)?.id;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lastId]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
    <Messages ref={list} role="log" aria-label={`Messages: ${title}`} tabIndex={0}>
      {messages.length === 0 && <p>Nobody has written yet.</p>}
      {messages.map((message) => (
        <Entry key={message.id} data-author={nameSide(message, personId)}>
          {message.authorName && <strong>{message.authorName}</strong>}
          <p>{message.redactedAt ? 'This text was removed.' : message.body}</p>
          {message.documentIds.length > 0 && <footer>{countPapers(message.documentIds.length)}</footer>}
          {message.contactDataDetected && <footer>This seems to hold an email address or phone number before the introduction.</footer>}
          <footer>{describeTime(message)}</footer>
        </Entry>
      ))}
    </Messages>
  );
}

function nameSide({ authorId }: Message, personId: string | null): 'own' | 'other' | 'system' {
  if (authorId === null) return 'system';
  return authorId === personId ? 'own' : 'other';
}

function countPapers(count: number): string {
  return count === 1 ? 'With a document' : `With ${count} documents`;
}

function describeTime({ sentAt, sendAt, editedAt }: Message): string {
  if (sentAt === null) return sendAt === null ? 'Not sent yet' : `Goes out ${formatMoment(sendAt)}`;
  return `${formatMoment(sentAt)}${editedAt ? ', edited' : ''}`;
}
