import type { Services } from '#src/kernel/context.ts';
import { upsertPresences } from './recordPresences.sql.ts';
import type { PushHub } from './pushHub.ts';

/** How often it is noted who is connected, in milliseconds. */
const RECORD_MS = 10_000;

/**
 * Notes in the database which users have a socket open on this node, so that every node knows whom it need not mail. Returns a function that
 * stops it. A database that is away only delays it.
 */
export function recordPresences({ clients }: Pick<PushHub, 'clients'>, { db, log }: Pick<Services, 'db' | 'log'>): () => void {
  let recording: Promise<void> | undefined;

  const record = async (): Promise<void> => {
    const userIds = [...new Set([...clients].flatMap(({ userId }) => userId ?? []))].toSorted();
    if (userIds.length > 0) await db.run(upsertPresences, { userIds });
  };
  const timer = setInterval(() => {
    recording ??= record()
      .catch((error: unknown) => log.debug({ err: error }, 'presences could not be recorded'))
      .finally(() => (recording = undefined));
  }, RECORD_MS).unref();
  return () => clearInterval(timer);
}
