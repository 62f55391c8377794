import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Updates no row when the account is disabled or the password has changed since it was verified. */
export const updateLastLogin = statement(
  'signIn.update',
  { userId: z.uuid(), passwordHash: z.string().nullable(), freshHash: z.string().nullable() },
  z.object({ had_signed_in: z.boolean() }),
  `
  UPDATE users u SET last_login_at = now(), password_hash = coalesce(:freshHash, u.password_hash)
  FROM (SELECT id, last_login_at FROM users WHERE id = :userId FOR UPDATE) b
  WHERE u.id = b.id AND u.status <> 'DISABLED' AND (:passwordHash::text IS NULL OR u.password_hash = :passwordHash)
  RETURNING b.last_login_at IS NOT NULL AS had_signed_in`,
);

export const upsertDevice = statement(
  'signIn.device',
  { userId: z.uuid(), device: z.string() },
  z.object({
    is_new: z.boolean(),
    has_others: z.boolean(),
  }),
  `
  INSERT INTO known_devices AS d (user_id, device_hash) VALUES (:userId, :device)
  ON CONFLICT (user_id, device_hash) DO UPDATE SET seen_at = now()
  RETURNING xmax = 0 AS is_new, EXISTS (SELECT FROM known_devices o WHERE o.user_id = :userId AND o.device_hash <> :device) AS has_others`,
);
