import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

const ContactPreferences = z.object({
  time_zone: z.string().nullable(),
  preferred_contact: z.enum(['EMAIL', 'PHONE', 'MESSAGE', 'ANY']),
  preferred_contact_time: z.enum(['ANY', 'MORNING', 'AFTERNOON', 'EVENING']),
});
export type WaysRow = z.output<typeof ContactPreferences>;

export const selectContactPreferences = statement(
  'tripMatch.traveler',
  { travelerId: z.uuid() },
  ContactPreferences,
  'SELECT time_zone, preferred_contact, preferred_contact_time FROM travelers WHERE id = :travelerId',
);

const AgentRow = z.object({
  id: z.uuid(),
  givenName: z.string(),
  familyName: z.string(),
  email: z.string(),
  phone: json<{ prefix: string; number: string }>().nullable(),
  title: z.string().nullable(),
  bio: z.string().nullable(),
  languages: z.array(z.string()),
  isLead: z.boolean(),
});
export type AgentRow = z.output<typeof AgentRow>;

export const selectAgent = statement(
  'tripMatch.agent',
  { agentId: z.uuid(), partnerId: z.uuid() },
  AgentRow,
  `SELECT id, given_name AS "givenName", family_name AS "familyName", email, phone, title, bio, languages, is_lead AS "isLead"
     FROM agents WHERE id = :agentId AND partner_id = :partnerId`,
);
