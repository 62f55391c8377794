import type { Actor } from '#src/kernel/actor.ts';
import type { Db } from '#src/kernel/db.ts';
import type { Settings } from '#src/settings/settings.ts';
import { readFromPrimary } from './tokens.sql.ts';

/** Longer than a commit takes after this statement, and the second for which the mark may be old. */
const MARGIN_SECONDS = 5;

/**
 * Makes a caller read from the primary, on every node, until all replicas that are in use have what was just written. Nothing to do without
 * replicas. Visitors who are not signed in read their own records by id, which is always done on the primary.
 */
export async function rememberWrite(db: Db, { tokenId }: Actor, { databaseReadUrls, replicaMaxLagMs }: Settings): Promise<void> {
  if (tokenId === null || databaseReadUrls.length === 0) return;
  await db.deferWrite(readFromPrimary, { id: tokenId, seconds: replicaMaxLagMs / 1_000 + MARGIN_SECONDS });
}
