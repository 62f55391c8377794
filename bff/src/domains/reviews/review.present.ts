import type { contract, ReplyOf } from '@farwend/api-contract';
import { toIsoString } from '#src/kernel/entity.ts';
import type { VersionFacts } from '#src/records/history.ts';
import { type Actor, isStaff, userIdOf } from '#src/kernel/actor.ts';
import type { ReplyRow, ReviewRow } from './review.model.ts';
import { allowedTransitions, isAuthor } from './review.policy.ts';

/** Only staff see who decided and replied, and why. */
const internalFacts = { moderation: { note: null, byId: null, findings: [] }, reply: { byId: null } };

export type ReviewView = ReplyOf<typeof contract.reviews.read>;

/** What this caller may see of a review. */
export function presentReview(row: ReviewRow, actor: Actor): ReviewView {
  const isOwn = isAuthor(actor, row);
  const staff = isStaff(actor);
  return {
    ...presentCommon(row),
    reply: presentReply(row, actor),
    allowedTransitions: allowedTransitions(row, actor).map(({ to }) => to),
    ...(staff || isOwn ? { tripMatchId: row.tripMatchId, travelerId: row.travelerId, moderation: moderation(row, staff) } : {}),
    ...(staff ? { agentId: row.agentId, source: row.source } : {}),
  };
}

/** The fields stored with a version. */
export function snapshotOfReview(row: ReviewRow): Record<string, unknown> {
  const { moderation: presentModeration, reply, tripMatchId, travelerId, agentId, source } = row;
  return { ...presentCommon(row), reply, moderation: presentModeration, tripMatchId, travelerId, agentId, source };
}

/** What this caller may see of a stored version: staff everything, authors their own text and the decisions, not whose they are. */
export function presentReviewVersion(snapshot: Record<string, unknown>, actor: Actor): Record<string, unknown> {
  if (isStaff(actor)) return snapshot;
  const hidden = new Set(['agentId', 'source', ...(isPublished(snapshot['reply']) ? [] : ['reply'])]);
  const shown = Object.entries(snapshot).filter(([name]) => !hidden.has(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [
      name,
      isRecord(value) ? { ...value, ...(name === 'moderation' || name === 'reply' ? internalFacts[name] : {}) } : value,
    ]),
  );
}

/** Who made a version, and the note with it, only for staff and whoever made it: for others, decisions are the team's. */
export function presentReviewChange(change: VersionFacts, actor: Actor): VersionFacts {
  return isStaff(actor) || (change.createdBy !== null && change.createdBy.id === userIdOf(actor))
    ? change
    : { ...change, createdBy: null, changeNote: null };
}

/** Whether the caller is an agent of the company that is reviewed. */
export function isOwnCompany(actor: Actor, row: ReviewRow): boolean {
  return actor.person?.partnerId === row.partnerId;
}

function presentCommon(row: ReviewRow) {
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
    reviewedAt: toIsoString(row.reviewedAt),
    verified: row.verified,
    status: row.status,
    statusChangedAt: toIsoString(row.statusChangedAt),
    helpfulCount: row.helpfulCount,
    reward: row.reward && { ...row.reward, disclosed: true as const },
    locale: row.locale,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}

/** Everybody sees a published reply, but only staff and the company itself who wrote it. */
function presentReply(row: ReviewRow, actor: Actor): ReplyRow | null {
  if (!row.reply || isStaff(actor) || isOwnCompany(actor, row)) return row.reply;
  return row.reply.status === 'PUBLISHED' ? { ...row.reply, byId: null } : null;
}

/** Authors see the ground, not the internal note. */
function moderation({ moderation: decision }: ReviewRow, staff: boolean): ReviewView['moderation'] {
  if (!decision) return null;
  const full = { ...decision, groundCode: decision.groundCode as NonNullable<ReviewView['moderation']>['groundCode'] }; // one of the machine's reasons
  return staff ? full : { ...full, ...internalFacts.moderation };
}

function isPublished(reply: unknown): boolean {
  return isRecord(reply) && reply['status'] === 'PUBLISHED';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
