import { type Caller, contract } from '@farwend/api-contract';
import type { Entity, RecordRow } from '#src/kernel/entity.ts';
import { searchPage } from '#src/records/lists.ts';
import { draftEntity, publishedEntity } from '#src/publishing/contentEntity.ts';
import type { ContentName } from '#src/publishing/contentName.ts';
import { withContentType } from '#src/domains/editorial/withContentType.ts';
import { agentsFor } from '#src/domains/partners/agents/agent.entity.ts';
import { companyContactRequestEntity } from '#src/domains/site/contactRequests/companyContactRequest.entity.ts';
import { contactRequestEntity } from '#src/domains/site/contactRequests/contactRequest.entity.ts';
import { conversationsFor } from '#src/domains/conversations/conversations/conversation.entity.ts';
import { locationEntity } from '#src/domains/places/locations/location.entity.ts';
import { availabilityEntity } from '#src/domains/partners/availabilities/availability.entity.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { reviewEntity } from '#src/domains/reviews/review.entity.ts';
import { salesRecordingsFor } from '#src/domains/sales/salesRecordings/salesRecording.entity.ts';
import { teamMembersFor } from '#src/domains/accounts/teamMembers/teamMember.entity.ts';
import { userEntity } from '#src/domains/accounts/users/user.entity.ts';
import { emailsFor } from '#src/domains/conversations/templatedEmails/templatedEmail.entity.ts';
import { templateEntity } from '#src/domains/conversations/templates/template.entity.ts';
import { changeRequestsFor } from '#src/domains/partners/changeRequests/changeRequest.entity.ts';
import { invoiceEntity } from '#src/domains/sales/invoices/invoice.entity.ts';
import { paymentEntity } from '#src/domains/sales/payments/payment.entity.ts';
import { travelersFor } from '#src/domains/travelers/travelers/traveler.entity.ts';
import { tripMatchesFor } from '#src/domains/trips/tripMatches/tripMatch.entity.ts';
import { tripRequestsFor } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import { is, isStaff } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { UserSearchRow } from './userSearch.model.ts';

export type View = Pick<UserSearchRow, 'entityType' | 'filters' | 'q' | 'sortOrders'>;

interface ViewCount {
  total: number;
  totalIsEstimate?: boolean | undefined;
}

/** Counts the records of a saved view that the caller may see. Throws for filters or an order that the list does not support. */
export async function countView(view: View, context: CallContext): Promise<ViewCount> {
  const { actor } = context;
  const count = <R extends RecordRow, V>(entity: Entity<R, V>): Promise<ViewCount> =>
    searchPage(entity, { filters: view.filters, q: view.q ?? undefined, sortOrders: view.sortOrders, offset: 0, limit: 1 }, context);
  const countIf = <R extends RecordRow, V>({ access }: { access: readonly Caller[] }, entity: Entity<R, V>): Promise<ViewCount> => {
    if (access.some((kind) => kind === 'anonymous' || is(actor, kind))) return count(entity);
    throw new Failure('auth.forbidden', { message: 'You cannot see the list of this view.' });
  };
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
      return count(conversationsFor(actor));
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
    case 'changeRequest':
      return countIf(contract.changeRequests.list, changeRequestsFor(actor));
    case 'invoice':
      return countIf(contract.invoices.list, invoiceEntity);
    case 'payment':
      return countIf(contract.payments.list, paymentEntity);
    case 'template':
      return countIf(contract.templates.list, templateEntity);
    case 'templatedEmail':
      return countIf(contract.templatedEmails.list, emailsFor(actor, true));
    case 'user':
      return countIf(contract.users.list, userEntity);
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
