import type { Entity, RecordRow } from '#src/kernel/entity.ts';
import { searchPage } from '#src/records/lists.ts';
import { draftEntity, publishedEntity } from '#src/publishing/contentEntity.ts';
import type { ContentName } from '#src/publishing/contentName.ts';
import { withContentType } from '#src/domains/editorial/withContentType.ts';
import { agentsFor } from '#src/domains/partners/agents/agent.entity.ts';
import { companyContactRequestEntity } from '#src/domains/site/contactRequests/companyContactRequest.entity.ts';
import { contactRequestEntity } from '#src/domains/site/contactRequests/contactRequest.entity.ts';
import { conversationEntity } from '#src/domains/conversations/conversations/conversation.entity.ts';
import { locationEntity } from '#src/domains/places/locations/location.entity.ts';
import { availabilityEntity } from '#src/domains/partners/availabilities/availability.entity.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { reviewEntity } from '#src/domains/reviews/review.entity.ts';
import { salesRecordingsFor } from '#src/domains/sales/salesRecordings/salesRecording.entity.ts';
import { teamMembersFor } from '#src/domains/accounts/teamMembers/teamMember.entity.ts';
import { travelersFor } from '#src/domains/travelers/travelers/traveler.entity.ts';
import { tripMatchesFor } from '#src/domains/trips/tripMatches/tripMatch.entity.ts';
import { tripRequestsFor } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import { isStaff } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { UserSearchRow } from './userSearch.model.ts';

type View = Pick<UserSearchRow, 'entityType' | 'filters' | 'q' | 'sortOrders'>;

/** Counts the records of a saved view that the caller may see. Throws for filters or an order that the list does not support. */
export async function countView(view: View, context: CallContext): Promise<number> {
  const { actor } = context;
  const count = async <R extends RecordRow, V>(entity: Entity<R, V>) =>
    (await searchPage(entity, { filters: view.filters, q: view.q ?? undefined, sortOrders: view.sortOrders, offset: 0, limit: 1 }, context))
      .total;
  const content = (name: ContentName) =>
    withContentType(name, (type) => (isStaff(actor) ? count(draftEntity(type)) : count(publishedEntity(type))));
  switch (view.entityType) {
    case 'tripRequest':
      return count(tripRequestsFor(actor));
    case 'tripMatch':
      return count(tripMatchesFor(actor));
    case 'traveler':
      return count(travelersFor(actor));
    case 'agent':
      return count(agentsFor(actor));
    case 'teamMember':
      return count(teamMembersFor(actor));
    case 'partner':
      return count(partnerEntity);
    case 'partnerAvailability':
      return count(availabilityEntity);
    case 'conversation':
      return count(conversationEntity);
    case 'salesRecording':
      return count(salesRecordingsFor(actor));
    case 'review':
      return count(reviewEntity);
    case 'location':
      return count(locationEntity);
    case 'contactRequest':
      return count(contactRequestEntity);
    case 'companyContactRequest':
      return count(companyContactRequestEntity);
    case 'article':
    case 'guide':
    case 'itinerary':
    case 'landingPage':
    case 'company':
      return content(view.entityType);
    default:
      throw new Failure('server.error', { message: `There is no list of ${view.entityType}.` });
  }
}
