import { type Entity, type RecordRow } from '#src/calls/entity.ts';
import { searchPage } from '#src/calls/lists.ts';
import { draftEntity, publishedEntity } from '#src/content/contentEntity.ts';
import type { ContentName } from '#src/content/content.model.ts';
import { withType } from '#src/content/contentTypeOf.ts';
import { agentsFor } from '#src/entities/agents/agent.entity.ts';
import { companyContactRequestEntity } from '#src/entities/contactRequests/companyContactRequest.entity.ts';
import { contactRequestEntity } from '#src/entities/contactRequests/contactRequest.entity.ts';
import { conversationEntity } from '#src/entities/conversations/conversation.entity.ts';
import { locationEntity } from '#src/entities/locations/location.entity.ts';
import { availabilityEntity } from '#src/entities/partners/availability.entity.ts';
import { partnerEntity } from '#src/entities/partners/partner.entity.ts';
import { reviewEntity } from '#src/entities/reviews/review.entity.ts';
import { salesRecordingsFor } from '#src/entities/salesRecordings/salesRecording.entity.ts';
import { teamMembersFor } from '#src/entities/teamMembers/teamMember.entity.ts';
import { travelersFor } from '#src/entities/travelers/traveler.entity.ts';
import { tripMatchesFor } from '#src/entities/tripMatches/tripMatch.entity.ts';
import { tripRequestsFor } from '#src/entities/tripRequests/tripRequest.entity.ts';
import { isStaff } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { UserSearchRow } from './userSearch.model.ts';

type View = Pick<UserSearchRow, 'entityType' | 'filters' | 'q' | 'sortOrders'>;

/** How much a saved view shows to the caller. Throws, naming the field, when its filters or its order do not fit the list. */
export async function countView(view: View, context: CallContext): Promise<number> {
  const { actor } = context;
  const count = async <R extends RecordRow, V>(entity: Entity<R, V>) =>
    (await searchPage(entity, { filters: view.filters, q: view.q ?? undefined, sortOrders: view.sortOrders, offset: 0, limit: 1 }, context))
      .total;
  const content = (name: ContentName) =>
    withType(name, (type) => (isStaff(actor) ? count(draftEntity(type)) : count(publishedEntity(type))));
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
      throw new Failure('server.error', { message: `No list is called ${view.entityType}.` });
  }
}
