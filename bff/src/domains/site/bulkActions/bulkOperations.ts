import { type BulkActionName, type BulkEntityType, type BulkParams, type Call, contract } from '@farwend/api-contract';
import { findAssignee } from '#src/domains/trips/screening/findAssignee.ts';
import { TripRequestModel } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { type BulkOperation, callOnce, tagWith } from './bulkOperation.ts';

const { tripRequests, tripMatches, partners, travelers, conversations, contactRequests, companyContactRequests, reviews } = contract;

/** By load, if nobody is named: each record finds its own member of care. */
const assignRequest: BulkOperation = {
  params: ['teamMemberId'],
  check: () => {},
  run: async (id, { teamMemberId }, context) => {
    const request = teamMemberId === undefined ? await context.db.byId(TripRequestModel, id) : undefined;
    const assignee = request ? await findAssignee(request.countryCodes, context) : (teamMemberId ?? null);
    if (request && assignee === null) throw new Failure('reference.broken', { message: 'There is nobody of care to give it to.' });
    await context.runCall(tripRequests.assign, { params: { id }, body: { teamMemberId: assignee } }, context);
  },
};

const moves = ['status', 'reasonCode', 'note'] as const;

const contactOperations = (calls: { read: Call; update: Call }) => ({
  move: callOnce({ call: calls.update, params: ['status'], requires: ['status'] }),
  tag: tagWith(calls),
  close: callOnce({ call: calls.update, params: [], body: () => ({ status: 'CLOSED' }) }),
});

/** Publishing by PUT, which every type of content has; an earlier time than now publishes at once. */
const contentOperations = (calls: { read: Call; update: Call }) => ({
  publish: callOnce({
    call: calls.update,
    params: ['publishAt', 'unpublishAt'],
    body: (sent) => (sent.publishAt === undefined ? { ...sent, published: true } : sent),
    needsId: true,
  }),
  unpublish: callOnce({ call: calls.update, params: [], body: () => ({ published: false }), needsId: true }),
  tag: tagWith(calls, true),
});

/** What can be done to many records, by their type: always by the calls that do it to one. */
const operations: Record<BulkEntityType, Partial<Record<BulkActionName, BulkOperation>>> = {
  tripRequest: {
    assign: assignRequest,
    move: callOnce({ call: tripRequests.setStatus, params: [...moves, 'question', 'resumeOn'] }),
    propose: callOnce({ call: tripMatches.create, params: ['partnerId', 'note'], body: (sent) => ({ ...sent, status: 'PROPOSED' }) }),
    tag: tagWith(tripRequests),
    close: callOnce({
      call: tripRequests.setStatus,
      params: ['reasonCode', 'note'],
      body: (sent) => ({ ...sent, status: 'CLOSED_LOST' }),
    }),
  },
  tripMatch: {
    assign: callOnce({
      call: tripMatches.assign,
      params: ['agentId'],
      requires: ['agentId'],
      path: (id, { agentId = '' }) => ({ id, x: agentId }),
    }),
    move: callOnce({ call: tripMatches.setStatus, params: moves }),
    propose: callOnce({ call: tripMatches.setStatus, params: ['note'], body: (sent) => ({ ...sent, status: 'PROPOSED' }) }),
    close: callOnce({ call: tripMatches.setStatus, params: ['reasonCode', 'note'], body: (sent) => ({ ...sent, status: 'WITHDRAWN' }) }),
  },
  partner: {
    assign: callOnce({
      call: partners.update,
      params: ['teamMemberId'],
      requires: ['teamMemberId'],
      body: ({ teamMemberId }) => ({ careOwnerId: teamMemberId }),
    }),
    move: callOnce({ call: partners.setStatus, params: moves }),
    tag: tagWith(partners),
  },
  traveler: { tag: tagWith(travelers) },
  conversation: {
    assign: callOnce({
      call: conversations.update,
      params: ['teamMemberId'],
      requires: ['teamMemberId'],
      body: ({ teamMemberId }) => ({ assignedToId: teamMemberId }),
    }),
    close: callOnce({ call: conversations.update, params: [], body: () => ({ status: 'CLOSED' }) }),
  },
  contactRequest: contactOperations(contactRequests),
  companyContactRequest: contactOperations(companyContactRequests),
  review: { publish: callOnce({ call: reviews.update, params: [], body: () => ({ status: 'PUBLISHED' }) }) },
  article: contentOperations(contract.articles),
  guide: contentOperations(contract.guides),
  itinerary: contentOperations(contract.itineraries),
  landingPage: contentOperations(contract.landingPages),
  landingPageCategory: contentOperations(contract.landingPageCategories),
  company: contentOperations(contract.companies),
  companyCategory: contentOperations(contract.companyCategories),
  contentPage: contentOperations(contract.contentPages),
};

/** The operation of an action on records of a type. Throws 422 if there is none, or for parameters that it does not take or lacks. */
export function findOperation(entityType: BulkEntityType, action: BulkActionName, params: BulkParams): BulkOperation {
  const ofType = operations[entityType];
  const operation = ofType[action];
  if (!operation) throw fieldFailure('/action', 'notAllowed', `Of this type, use one of ${Object.keys(ofType).join(', ')}`);
  const taken: readonly string[] = operation.params;
  const foreign = Object.keys(params).find((name) => !taken.includes(name));
  if (foreign) {
    const which = taken.length > 0 ? `takes ${taken.join(', ')}` : 'takes no parameters';
    throw fieldFailure(`/params/${foreign}`, 'notAllowed', `This action ${which}`);
  }
  operation.check(params);
  return operation;
}
