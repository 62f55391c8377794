import { openTripMatchStatuses } from '@farwend/api-contract';
import type { TravelerRow } from '#src/domains/travelers/travelers/traveler.model.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectPartnersMatchedWithBoth } from './mergeTravelers.check.sql.ts';

/** Throws 409 for erased or merged travelers, and if both have an open match with the same partner. */
export async function checkMerge(survivor: TravelerRow, other: TravelerRow, { db }: CallContext): Promise<void> {
  for (const row of [survivor, other]) {
    if (row.erasedAt) throw new Failure('merge.conflict', { message: 'The data of one of the two was erased, so they cannot be merged.' });
    if (row.mergedIntoId) {
      const references = [{ type: 'traveler', id: row.mergedIntoId, title: 'The traveler it was merged into' }];
      throw new Failure('merge.conflict', {
        message: 'One of the two was merged before. Merge with the traveler it was merged into.',
        references,
      });
    }
  }
  const both = await db.run(selectPartnersMatchedWithBoth, {
    survivorId: survivor.id,
    otherId: other.id,
    openStatuses: openTripMatchStatuses,
  });
  if (both.length === 0) return;
  throw new Failure('merge.conflict', {
    message: `Both have an open match with ${both.map(({ title }) => title).join(', ')}. End one of them first.`,
    references: both.map(({ id, title }) => ({ type: 'partner', id, title })),
  });
}
