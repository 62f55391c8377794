import type { TripMatchRow } from './tripMatch.model.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectConfirmedBooking } from './checkBooking.sql.ts';

/** Throws 409 if an agent books a match without a confirmed sales recording; travelers need none. */
export async function checkBooking(row: TripMatchRow, { db, actor }: CallContext): Promise<void> {
  if (!is(actor, 'agent')) return;
  if (await db.first(selectConfirmedBooking, { id: row.id })) return;
  throw new Failure('transition.notAllowed', {
    message:
      'The travelers have not chosen this proposal yet, and no sales recording of it is confirmed. Submit the sales recording, or ask the travelers to choose.',
    allowedTransitions: [],
  });
}
