import { notificationModes, notificationTypes } from '@farwend/api-contract';
import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

const Modes = json(z.partialRecord(z.enum(notificationTypes), z.enum(notificationModes)));

const Preference = z.object({ types: Modes, digestAt: z.string(), quietFrom: z.string().nullable(), quietTo: z.string().nullable() });
export type PreferenceRow = z.output<typeof Preference>;

export const selectPreference = statement(
  'notificationPreferences.read',
  { userId: z.uuid() },
  Preference,
  `SELECT types, digest_at AS "digestAt", quiet_from AS "quietFrom", quiet_to AS "quietTo" FROM notification_preferences WHERE user_id = :userId`,
);

/** Modes of types that are not named stay. */
export const upsertPreference = statement(
  'notificationPreferences.write',
  { userId: z.uuid(), ...Preference.shape },
  null,
  `
  INSERT INTO notification_preferences (user_id, types, digest_at, quiet_from, quiet_to) VALUES (:userId, :types, :digestAt, :quietFrom, :quietTo)
  ON CONFLICT (user_id) DO UPDATE SET types = notification_preferences.types || excluded.types, digest_at = excluded.digest_at,
    quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, updated_at = now()`,
);
