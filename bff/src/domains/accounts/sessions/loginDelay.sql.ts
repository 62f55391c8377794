import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectLoginDelay = statement(
  'loginDelay.get',
  { key: z.string() },
  z.object({
    seconds: z.int(),
  }),
  'SELECT ceil(extract(epoch FROM blocked_until - now()))::int AS seconds FROM login_failures WHERE key = :key AND blocked_until > now()',
);

export const upsertLoginFailure = statement(
  'loginDelay.count',
  { key: z.string() },
  null,
  `
  INSERT INTO login_failures AS f (key, failures, blocked_until) VALUES (:key, 1, now())
  ON CONFLICT (key) DO UPDATE SET
    failures = CASE WHEN f.last_at < now() - interval '1 day' THEN 1 ELSE f.failures + 1 END,
    blocked_until = CASE
      WHEN f.last_at < now() - interval '1 day' OR f.failures + 1 < 5 THEN now()
      ELSE now() + make_interval(mins => least(15, (2 ^ least(f.failures + 1 - 5, 4))::int)) END,
    last_at = now()`,
);

export const deleteLoginFailures = statement('loginDelay.clear', { key: z.string() }, null, 'DELETE FROM login_failures WHERE key = :key');
