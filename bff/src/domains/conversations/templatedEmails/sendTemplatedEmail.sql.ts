import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectSubscription = statement(
  'mail.subscription',
  { to: z.string() },
  z.object({
    id: z.uuid(),
  }),
  "SELECT id FROM newsletter_requests WHERE email = :to AND status = 'CONFIRMED'",
);

/** By type of the record that a mail refers to. */
export const selectRelated = {
  tripRequest: selectById('tripRequest', 'trip_requests'),
  tripMatch: selectById('tripMatch', 'trip_matches'),
  traveler: selectById('traveler', 'travelers'),
  partner: selectById('partner', 'partners'),
  document: selectById('document', 'documents'),
  review: selectById('review', 'reviews'),
  salesRecording: selectById('salesRecording', 'sales_recordings'),
  conversation: selectById('conversation', 'conversations'),
};

function selectById(type: string, table: string) {
  return statement(`mail.related.${type}`, { id: z.uuid() }, z.object({ id: z.uuid() }), `SELECT id FROM ${table} WHERE id = :id`);
}
