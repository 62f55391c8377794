import type { contract, ReplyOf } from '@farwend/api-contract';
import { literal } from 'sequelize';
import type { Entity } from '#src/calls/entity.ts';
import { moment } from '#src/calls/entity.ts';
import { listPage, pageHeaders } from '#src/calls/lists.ts';
import { findSeen } from '#src/calls/records.ts';
import { travelerEntity } from '#src/entities/travelers/traveler.entity.ts';
import { tripMatchEntity } from '#src/entities/tripMatches/tripMatch.entity.ts';
import { tripRequestEntity } from '#src/entities/tripRequests/tripRequest.entity.ts';
import type { Actor } from '#src/http/actor.ts';
import type { Handlers } from '#src/http/handler.ts';
import { conversationEntity } from './conversation.entity.ts';
import type { ConversationRow } from './conversation.model.ts';
import { ownPart } from './conversation.policy.ts';
import { nameOf, snippetFor } from './conversation.present.ts';

type Summary = ReplyOf<typeof contract.conversationSummaries.ofTripMatch>['items'][number];

/** What is said about a request, a match, and with a traveler: the parent is authorised, then each conversation by its own policy. */
export const conversationSummaryHandlers: Handlers<typeof contract.conversationSummaries> = {
  ofTripRequest: async ({ params, query }, context) => {
    const { id } = await findSeen(tripRequestEntity, params.id, context);
    const page = await listPage(summaries, query, context, { tripRequestId: id });
    return { body: page, headers: pageHeaders(page, `/v3/trip_requests/${id}/conversation_summaries`) };
  },
  ofTripMatch: async ({ params, query }, context) => {
    const { id } = await findSeen(tripMatchEntity, params.id, context);
    const page = await listPage(summaries, query, context, { tripMatchId: id });
    return { body: page, headers: pageHeaders(page, `/v3/trip_matches/${id}/conversation_summaries`) };
  },
  ofTraveler: async ({ params, query }, context) => {
    const { id } = await findSeen(travelerEntity, params.id, context);
    const takesPart = `EXISTS (SELECT FROM conversation_participants p
      WHERE p.conversation_id = "conversation"."id" AND p.person_id = '${id}' AND p.left_at IS NULL)`;
    const page = await listPage(conversationEntity, query, context, literal(takesPart));
    return { body: page, headers: pageHeaders(page, `/v3/travelers/${id}/conversations`) };
  },
};

const summaries: Entity<ConversationRow, Summary> = { ...conversationEntity, present: presentSummary };

function presentSummary(row: ConversationRow, actor: Actor): Summary {
  const snippet = snippetFor(row, actor);
  return {
    conversationId: row.id,
    subject: row.title,
    participants: row.participants.filter(({ leftAt }) => leftAt === null).map((part) => nameOf(part, row, actor)),
    lastMessage: snippet === null ? null : { snippet, at: moment(row.lastMessageAt), authorType: row.lastAuthorType },
    unreadCount: ownPart(actor, row)?.unreadCount ?? 0,
    awaitingReplyFrom: row.awaitingReplyFrom,
    slaDueAt: moment(row.slaDueAt),
    matchStatus: row.matchStatus,
  };
}
