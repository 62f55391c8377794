import {
  type BulkActionName,
  type BulkEntityType,
  type BulkParams,
  type Call,
  contactRequestMachine,
  contract,
  conversationMachine,
  partnerMachine,
  reviewMachine,
  tripMatchMachine,
  tripRequestMachine,
} from '@farwend/api-contract';
import { z } from 'zod';
import { findAssignee } from '#src/domains/trips/screening/findAssignee.ts';
import { TripRequestModel } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { type BulkOperation, callOnce, tagWith } from './bulkOperation.ts';
import { undoPublish, undoUnpublish } from './bulkPublicationUndo.ts';
import { findEarlier, moveBack, restoreFields, type Undo, UNDO_NOTE } from './bulkUndo.ts';

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
    return id;
  },
  undo: async ({ id, before }, context) => {
    const { assignedToId } = z.object({ assignedToId: z.string().nullable() }).parse(findEarlier(before).snapshot);
    await context.runCall(tripRequests.assign, { params: { id }, body: { teamMemberId: assignedToId } }, context);
  },
};

const Assigned = z.object({ agentIds: z.array(z.string()) });

/** The agents of before, in their order: the first one leads. */
const assignEarlierAgents: Undo = async ({ id, before }, context) => {
  const { agentIds } = Assigned.parse(findEarlier(before).snapshot);
  await context.runCall(tripMatches.unassignAll, { params: { id } }, context);
  for (const x of agentIds) await context.runCall(tripMatches.assign, { params: { id, x } }, { ...context, ifMatch: null });
};

const withdraw: Undo = async ({ id }, context) => {
  const body = { status: 'WITHDRAWN', reasonCode: 'ERROR', note: UNDO_NOTE };
  await context.runCall(tripMatches.setStatus, { params: { id }, body }, context);
};

/** A proposal cannot be taken back without a trace; the suggestion that it was can be made again. */
const withdrawAndSuggest: Undo = async (change, context) => {
  await withdraw(change, context);
  const body = { status: 'SUGGESTED', note: UNDO_NOTE };
  await context.runCall(tripMatches.setStatus, { params: { id: change.id }, body }, { ...context, ifMatch: null });
};

const Created = z.object({ id: z.uuid() });

/** Each request gets a match of its own with the partner. */
const proposePartner: BulkOperation = {
  ...callOnce({
    call: tripMatches.create,
    params: ['partnerId', 'note'],
    body: (sent) => ({ ...sent, status: 'PROPOSED' }),
    undo: withdraw,
  }),
  changes: 'tripMatch',
  run: async (id, sent, context) =>
    Created.parse(await context.runCall(tripMatches.create, { params: { id }, body: { ...sent, status: 'PROPOSED' } }, context)).id,
};

const moves = ['status', 'reasonCode', 'note'] as const;

const ContactRequest = z.object({ conversationId: z.uuid().nullable() });

/** A contact request is looked after by whom its conversation is given to. */
const assignContact = (read: Call): BulkOperation => ({
  changes: 'conversation',
  params: ['teamMemberId'],
  check: ({ teamMemberId }) => {
    if (teamMemberId === undefined) throw fieldFailure('/params/teamMemberId', 'required', 'This action needs teamMemberId');
  },
  run: async (id, { teamMemberId = null }, context) => {
    const { conversationId } = ContactRequest.parse(await context.runCall(read, { params: { id } }, context));
    if (conversationId === null)
      throw new Failure('transition.notAllowed', {
        message: 'It has no conversation yet. Answer it, which opens one.',
        allowedTransitions: [],
      });
    await context.runCall(conversations.update, { params: { id: conversationId }, body: { assignedToId: teamMemberId } }, context);
    return conversationId;
  },
  undo: restoreFields(conversations.update, ['assignedToId']),
});

const moveContactBack = (update: Call): Undo =>
  moveBack(update, contactRequestMachine, ({ status }) => ({ status, changeNote: UNDO_NOTE }));

const contactOperations = (calls: { read: Call; update: Call }) => ({
  assign: assignContact(calls.read),
  move: callOnce({ call: calls.update, params: ['status'], requires: ['status'], undo: moveContactBack(calls.update) }),
  tag: tagWith(calls),
  close: callOnce({ call: calls.update, params: [], body: () => ({ status: 'CLOSED' }), undo: moveContactBack(calls.update) }),
});

/** Publishing by PUT, which every type of content has; an earlier time than now publishes at once. */
const contentOperations = (calls: { read: Call; update: Call }) => ({
  publish: callOnce({
    call: calls.update,
    params: ['publishAt', 'unpublishAt'],
    body: (sent) => (sent.publishAt === undefined ? { ...sent, published: true } : sent),
    needsId: true,
    undo: undoPublish(calls.update),
  }),
  unpublish: callOnce({
    call: calls.update,
    params: [],
    body: () => ({ published: false }),
    needsId: true,
    undo: undoUnpublish(calls.update),
  }),
  tag: tagWith(calls, true),
});

const moveRequestBack = moveBack(tripRequests.setStatus, tripRequestMachine);
const moveMatchBack = moveBack(tripMatches.setStatus, tripMatchMachine);

/** What can be done to many records, by their type: always by the calls that do it to one. */
const operations: Record<BulkEntityType, Partial<Record<BulkActionName, BulkOperation>>> = {
  tripRequest: {
    assign: assignRequest,
    move: callOnce({ call: tripRequests.setStatus, params: [...moves, 'question', 'resumeOn'], undo: moveRequestBack }),
    propose: proposePartner,
    tag: tagWith(tripRequests),
    close: callOnce({
      call: tripRequests.setStatus,
      params: ['reasonCode', 'note'],
      body: (sent) => ({ ...sent, status: 'CLOSED_LOST' }),
      undo: moveRequestBack,
    }),
  },
  tripMatch: {
    assign: callOnce({
      call: tripMatches.assign,
      params: ['agentId'],
      requires: ['agentId'],
      path: (id, { agentId = '' }) => ({ id, x: agentId }),
      undo: assignEarlierAgents,
    }),
    move: callOnce({ call: tripMatches.setStatus, params: moves, undo: moveMatchBack }),
    propose: callOnce({
      call: tripMatches.setStatus,
      params: ['note'],
      body: (sent) => ({ ...sent, status: 'PROPOSED' }),
      undo: withdrawAndSuggest,
    }),
    close: callOnce({
      call: tripMatches.setStatus,
      params: ['reasonCode', 'note'],
      body: (sent) => ({ ...sent, status: 'WITHDRAWN' }),
      undo: moveMatchBack,
    }),
  },
  partner: {
    assign: callOnce({
      call: partners.update,
      params: ['teamMemberId'],
      requires: ['teamMemberId'],
      body: ({ teamMemberId }) => ({ careOwnerId: teamMemberId }),
      undo: restoreFields(partners.update, ['careOwnerId']),
    }),
    move: callOnce({ call: partners.setStatus, params: moves, undo: moveBack(partners.setStatus, partnerMachine) }),
    tag: tagWith(partners),
  },
  traveler: { tag: tagWith(travelers) },
  conversation: {
    assign: callOnce({
      call: conversations.update,
      params: ['teamMemberId'],
      requires: ['teamMemberId'],
      body: ({ teamMemberId }) => ({ assignedToId: teamMemberId }),
      undo: restoreFields(conversations.update, ['assignedToId']),
    }),
    close: callOnce({
      call: conversations.update,
      params: [],
      body: () => ({ status: 'CLOSED' }),
      undo: moveBack(conversations.update, conversationMachine),
    }),
  },
  contactRequest: contactOperations(contactRequests),
  companyContactRequest: contactOperations(companyContactRequests),
  review: {
    publish: callOnce({
      call: reviews.update,
      params: [],
      body: () => ({ status: 'PUBLISHED' }),
      undo: moveBack(reviews.update, reviewMachine, ({ status }) => ({ status })),
    }),
  },
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
