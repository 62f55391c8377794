import type { BodyOf, BulkEntityType, contract } from '@farwend/api-contract';
import { conversationEntity } from '#src/domains/conversations/conversations/conversation.entity.ts';
import { withContentType } from '#src/domains/editorial/withContentType.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { reviewEntity } from '#src/domains/reviews/review.entity.ts';
import { companyContactRequestEntity } from '#src/domains/site/contactRequests/companyContactRequest.entity.ts';
import { contactRequestEntity } from '#src/domains/site/contactRequests/contactRequest.entity.ts';
import { travelersFor } from '#src/domains/travelers/travelers/traveler.entity.ts';
import { tripMatchesFor } from '#src/domains/trips/tripMatches/tripMatch.entity.ts';
import { tripRequestsFor } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import { isStaff } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { Entity, RecordRow } from '#src/kernel/entity.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { draftEntity } from '#src/publishing/contentEntity.ts';
import { searchPage } from '#src/records/lists.ts';

type Search = NonNullable<BodyOf<typeof contract.bulkActions.create>['search']>;

const MAX_FOUND = 5_000;

/** The ids of the records that a search finds, with what the caller may see and search by, in the usual order of their list. */
export async function findRecordIds(type: BulkEntityType, search: Search, context: CallContext): Promise<string[]> {
  const { actor } = context;
  const find = async <R extends RecordRow, V>(entity: Entity<R, V>) => {
    const ids = { ...entity, present: ({ id }: R) => id, listColumns: ['id'] };
    const page = { ...search, sortOrders: [], offset: 0, limit: MAX_FOUND + 1 };
    const { items } = await searchPage<R, string>(ids, page, context);
    if (items.length > MAX_FOUND) throw fieldFailure('/search', 'tooBig', 'The search finds more than 5,000 records. Narrow it');
    return items;
  };
  switch (type) {
    case 'tripRequest':
      return find(tripRequestsFor(actor));
    case 'tripMatch':
      return find(tripMatchesFor(actor));
    case 'partner':
      return find(partnerEntity);
    case 'traveler':
      return find(travelersFor(actor));
    case 'conversation':
      return find(conversationEntity);
    case 'contactRequest':
      return find(contactRequestEntity);
    case 'companyContactRequest':
      return find(companyContactRequestEntity);
    case 'review':
      return find(reviewEntity);
    default:
      if (!isStaff(actor)) throw new Failure('auth.forbidden');
      return withContentType(type, (content) =>
        find({ ...draftEntity(content), policy: { visibleTo: () => ({ type, deletedAt: null }), canChange: () => true } }),
      );
  }
}
