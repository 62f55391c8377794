import type { Transaction } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { keyedHash } from '#src/http/secrets.ts';
import { tooManyAttempts } from '#src/http/tooManyAttempts.ts';

/** Whose failures count together: this username from this address. */
export function delayKey(username: string, { actor, settings }: CallContext): string {
  return keyedHash(`${username} ${actor.ipHash}`, settings.captchaKey);
}

/** Throws rate.limited while the pair has to wait. Nobody is locked out for ever, and never from another address. */
export async function checkDelay(key: string, { sequelize }: CallContext): Promise<void> {
  const [row] = await preparedQuery<{ seconds: number }>(
    sequelize,
    'loginDelay.get',
    'SELECT ceil(extract(epoch FROM blocked_until - now()))::int AS seconds FROM login_failures WHERE key = $1 AND blocked_until > now()',
    [key],
  );
  if (row) throw tooManyAttempts(row.seconds);
}

/** Counts a failure: from the fifth on the pair waits 1, 2, 4 … at most 15 minutes. A quiet day forgives all. */
export async function countFailure(key: string, { sequelize }: CallContext, transaction: Transaction): Promise<void> {
  await preparedQuery(sequelize, 'loginDelay.count', countOne, [key], transaction);
}

/** Forgets the failures after a sign-in. */
export async function clearFailures(key: string, { sequelize }: CallContext, transaction: Transaction): Promise<void> {
  await preparedQuery(sequelize, 'loginDelay.clear', 'DELETE FROM login_failures WHERE key = $1', [key], transaction);
}

const countOne = `
  INSERT INTO login_failures AS f (key, failures, blocked_until) VALUES ($1, 1, now())
  ON CONFLICT (key) DO UPDATE SET
    failures = CASE WHEN f.last_at < now() - interval '1 day' THEN 1 ELSE f.failures + 1 END,
    blocked_until = CASE
      WHEN f.last_at < now() - interval '1 day' OR f.failures + 1 < 5 THEN now()
      ELSE now() + make_interval(mins => least(15, (2 ^ least(f.failures + 1 - 5, 4))::int)) END,
    last_at = now()`;
