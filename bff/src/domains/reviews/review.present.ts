import { type contract, movesFrom, type ReplyOf, reviewMachine } from '@farwend/api-contract';
import { moment, moversOf } from '#src/calls/entity.ts';
import { type Actor, isStaff } from '#src/http/actor.ts';
import type { ReplyRow, ReviewRow } from './review.model.ts';
import { isAuthor } from './review.policy.ts';

export type ReviewView = ReplyOf<typeof contract.reviews.read>;

/** What this caller may see of a review. */
export function presentReview(row: ReviewRow, actor: Actor): ReviewView {
  const isOwn = isAuthor(actor, row);
  const staff = isStaff(actor);
  return {
    ...openPart(row),
    reply: row.reply && (staff || isOwnCompany(actor, row) || row.reply.status === 'PUBLISHED') ? row.reply : null,
    allowedTransitions: possibleMoves(row, actor).map(({ to }) => to),
    ...(staff || isOwn ? { tripMatchId: row.tripMatchId, travelerId: row.travelerId, moderation: moderation(row, staff) } : {}),
    ...(staff ? { agentId: row.agentId, source: row.source } : {}),
  };
}

/** What a version keeps. */
export function snapshotOfReview(row: ReviewRow): Record<string, unknown> {
  const { moderation, reply, tripMatchId, travelerId, agentId, source } = row;
  return { ...openPart(row), reply, moderation, tripMatchId, travelerId, agentId, source };
}

/** What this caller may see of a kept version: authors what they wrote and the decisions, staff all. */
export function showReviewSnapshot(snapshot: Record<string, unknown>, actor: Actor): Record<string, unknown> {
  if (isStaff(actor)) return snapshot;
  const hidden = new Set(['agentId', 'source', ...(isPublished(snapshot['reply']) ? [] : ['reply'])]);
  return Object.fromEntries(Object.entries(snapshot).filter(([name]) => !hidden.has(name)));
}

/** The moves the caller may make with it now. */
export function possibleMoves(row: ReviewRow, actor: Actor) {
  return movesFrom(reviewMachine, row.status, moversOf(actor, isAuthor(actor, row)));
}

/** Whether the caller is an agent of the company that is reviewed. */
export function isOwnCompany(actor: Actor, row: ReviewRow): boolean {
  return actor.person?.partnerId === row.partnerId;
}

function openPart(row: ReviewRow) {
  return {
    id: row.id,
    partnerId: row.partnerId,
    companyId: row.companyId,
    companyName: row.companyName,
    companySlug: row.companySlug,
    itineraryId: row.itineraryId,
    authorName: row.authorName,
    authorPlace: row.authorPlace,
    rating: row.rating,
    subRatings: row.subRatings,
    title: row.title,
    body: row.body,
    photos: row.photos,
    travelledFrom: row.travelledFrom,
    travelledTo: row.travelledTo,
    partyType: row.partyType,
    tripTypes: row.tripTypes as ReviewView['tripTypes'], // written through the same schema
    locationIds: row.locationIds,
    tags: row.tags,
    reviewedAt: moment(row.reviewedAt),
    verified: row.verified,
    status: row.status,
    statusChangedAt: moment(row.statusChangedAt),
    helpfulCount: row.helpfulCount,
    reward: row.reward && { ...row.reward, disclosed: true as const },
    locale: row.locale,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  };
}

/** Authors learn the ground, not what colleagues wrote to each other. */
function moderation({ moderation: decided }: ReviewRow, staff: boolean): ReviewView['moderation'] {
  if (!decided) return null;
  const known = { ...decided, groundCode: decided.groundCode as NonNullable<ReviewView['moderation']>['groundCode'] }; // one of the machine's reasons
  return staff ? known : { ...known, note: null, byId: null, findings: [] };
}

function isPublished(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && (reply as ReplyRow).status === 'PUBLISHED';
}
