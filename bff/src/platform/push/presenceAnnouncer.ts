import type { AnnouncedMember } from './presenceMessage.ts';

/** Changes within so many milliseconds are announced together; who loads a page again does not leave. */
const BATCH_MS = 50;

/** How often the members of this node are announced again, in milliseconds. */
const REPEAT_MS = 10_000;

/** The most bytes of members in a message, because PostgreSQL accepts notifications of less than 8,000. */
const MAX_BYTES = 7_000;

/** Tells the other nodes who is in the presence channels of this one. */
export interface PresenceAnnouncer {
  /** Announces members soon, and of each only the latest state. */
  announce(members: readonly AnnouncedMember[]): void;
  /** Announces now what is waiting, and then nothing any more. */
  close(): Promise<void>;
}

/** `send`: sends members to all nodes; `listMembers`: those of this node, announced again at intervals. */
export function createPresenceAnnouncer(
  send: (members: AnnouncedMember[]) => Promise<void>,
  listMembers: () => AnnouncedMember[],
): PresenceAnnouncer {
  const waiting = new Map<string, AnnouncedMember>();
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const messages = splitIntoMessages([...waiting.values()]);
    waiting.clear();
    // One after the other, so that an older state does not arrive last; what is lost is announced again.
    for (const members of messages) sending = sending.then(() => send(members)).catch(() => undefined);
    return sending;
  };
  const announce = (members: readonly AnnouncedMember[]): void => {
    for (const member of members) waiting.set(`${member.channel} ${member.userId}`, member);
    if (waiting.size > 0) timer ??= setTimeout(() => void flush(), BATCH_MS).unref();
  };
  const repeating = setInterval(() => announce(listMembers()), REPEAT_MS).unref();

  return {
    announce,
    async close() {
      clearInterval(repeating);
      await flush();
    },
  };
}

function splitIntoMessages(members: readonly AnnouncedMember[]): AnnouncedMember[][] {
  const messages: AnnouncedMember[][] = [];
  let bytes = MAX_BYTES;
  for (const member of members) {
    const size = Buffer.byteLength(JSON.stringify(member));
    if (bytes + size > MAX_BYTES) {
      messages.push([]);
      bytes = 0;
    }
    messages.at(-1)?.push(member);
    bytes += size;
  }
  return messages;
}
