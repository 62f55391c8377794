import { preparedQuery } from '#src/database/prepared.ts';
import type { TripMatchRow } from '#src/entities/tripMatches/tripMatch.model.ts';
import { is } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';

/** An agent's booking rests on a sales recording that we confirmed; the traveller's own choice needs none. Throws 409. */
export async function checkBooking(row: TripMatchRow, { actor, sequelize, transaction }: CallContext): Promise<void> {
  if (!is(actor, 'agent')) return;
  const confirmed = await preparedQuery(
    sequelize,
    'tripMatch.confirmedSale',
    `SELECT 1 FROM sales_recordings WHERE trip_match_id = $1 AND type = 'BOOKING' AND status IN ('CONFIRMED', 'INVOICED', 'PAID') LIMIT 1`,
    [row.id],
    transaction,
  );
  if (confirmed.length > 0) return;
  throw new Failure('transition.notAllowed', {
    message:
      'The travelers have not chosen this proposal yet, and no sales recording of it is confirmed. Submit the sales recording, or ask the travelers to choose.',
    allowedTransitions: [],
  });
}
