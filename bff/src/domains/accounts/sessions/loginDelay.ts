import type { CallContext } from '#src/kernel/context.ts';
import { keyedHash } from '#src/settings/secrets.ts';
import { tooManyAttempts } from '#src/kernel/tooManyAttempts.ts';
import { selectLoginDelay, upsertLoginFailure, deleteLoginFailures } from './loginDelay.sql.ts';

/** Failures are counted per username and IP address. */
export function buildDelayKey(username: string, { actor, settings }: CallContext): string {
  return keyedHash(`${username} ${actor.ipHash}`, settings.captchaKey);
}

/** Throws rate.limited while the pair has to wait; sign-ins from other addresses are not affected. */
export async function checkLoginDelay(key: string, { db }: CallContext): Promise<void> {
  const [row] = await db.run(selectLoginDelay, { key });
  if (row) throw tooManyAttempts(row.seconds);
}

/** From the fifth failure on the pair waits 1, 2, 4 … at most 15 minutes; a day without failures resets the count. */
export async function recordLoginFailure(key: string, { db }: CallContext): Promise<void> {
  await db.run(upsertLoginFailure, { key });
}

export async function clearLoginFailures(key: string, { db }: CallContext): Promise<void> {
  await db.run(deleteLoginFailures, { key });
}
