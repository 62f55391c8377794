import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import type { NoteSubject } from './note.model.ts';

export const selectColleague = statement(
  'note.colleague',
  { id: z.uuid(), partnerId: z.uuid().nullable() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM agents WHERE id = :id AND partner_id = :partnerId',
);

/** By subject type; conversations are checked by their policy instead. */
export const selectSubject = {
  TRIP_REQUEST: selectById('TRIP_REQUEST', 'trip_requests'),
  TRIP_MATCH: selectById('TRIP_MATCH', 'trip_matches'),
  TRAVELER: selectById('TRAVELER', 'travelers'),
  PARTNER: selectById('PARTNER', 'partners'),
  AGENT: selectById('AGENT', 'agents'),
};

function selectById(type: Exclude<NoteSubject, 'CONVERSATION'>, table: string) {
  return statement(`note.subject.${type}`, { id: z.uuid() }, z.object({ id: z.uuid() }), `SELECT id FROM ${table} WHERE id = :id`);
}
