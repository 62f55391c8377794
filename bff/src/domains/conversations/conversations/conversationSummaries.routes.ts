import type { contract, ReplyOf } from '@farwend/api-contract';
import { hasParticipant } from './conversation.policy.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import type { Entity } from '#src/kernel/entity.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { listPage } from '#src/records/lists.ts';
import { findVisible } from '#src/records/records.ts';
import { travelerEntity } from '#src/domains/travelers/travelers/traveler.entity.ts';
import { tripMatchEntity } from '#src/domains/trips/tripMatches/tripMatch.entity.ts';
import { tripRequestEntity } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import type { Actor } from '#src/kernel/actor.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { conversationsFor } from './conversation.entity.ts';
import type { ConversationRow } from './conversation.model.ts';
import { findOwnParticipant } from './conversation.policy.ts';
import { formatDisplayName, visibleSnippet } from './conversation.present.ts';

type Summary = ReplyOf<typeof contract.conversationSummaries.ofTripMatch>['items'][number];

/** Conversations of a request, a match or a traveler: authorizes the parent first, then each conversation by its own policy. */
export const conversationSummaryHandlers: Handlers<typeof contract.conversationSummaries> = {
  ofTripRequest: listOf(conversationsFor, async ({ params, query }, context) => {
    const { id } = await findVisible(tripRequestEntity, params.id, context);
    return ok(await listPage(summariesFor(context.actor), query, context, { tripRequestId: id }));
  }),
  ofTripMatch: listOf(conversationsFor, async ({ params, query }, context) => {
    const { id } = await findVisible(tripMatchEntity, params.id, context);
    return ok(await listPage(summariesFor(context.actor), query, context, { tripMatchId: id }));
  }),
  ofTraveler: listOf(conversationsFor, async ({ params, query }, context) => {
    const { id } = await findVisible(travelerEntity, params.id, context);
    return ok(await listPage(conversationsFor(context.actor), query, context, hasParticipant(id)));
  }),
};

function summariesFor(actor: Actor): Entity<ConversationRow, Summary> {
  return { ...conversationsFor(actor), present: presentSummary };
}

function presentSummary(row: ConversationRow, actor: Actor): Summary {
  const snippet = visibleSnippet(row, actor);
  return {
    conversationId: row.id,
    subject: row.title,
    participants: row.participants.filter(({ leftAt }) => leftAt === null).map((participant) => formatDisplayName(participant, row, actor)),
    lastMessage: snippet === null ? null : { snippet, at: toIsoString(row.lastMessageAt), authorType: row.lastAuthorType },
    unreadCount: findOwnParticipant(actor, row)?.unreadCount ?? 0,
    awaitingReplyFrom: row.awaitingReplyFrom,
    slaDueAt: toIsoString(row.slaDueAt),
    matchStatus: row.matchStatus,
  };
}
