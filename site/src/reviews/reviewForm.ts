import { isProblem, type Client } from '@farwend/api-contract/client';
import { convertToRating, stars } from './rating.ts';
import { subRatings } from './subRatings.ts';

/** Fields that are validated. */
export type ReviewField = 'rating' | 'title' | 'body' | 'authorPlace';
/** Error messages by field. */
export type ReviewErrors = Partial<Record<ReviewField, string>>;

/** A review before it is sent. */
export interface ReviewDraft {
  /** 1 to 5 stars; null if not rated yet. */
  rating: (typeof stars)[number] | null;
  title: string;
  body: string;
  partyType: Party | '';
  authorPlace: string;
  /** Stars of the optional sub-ratings that were given. */
  subRatings: Partial<Record<(typeof subRatings)[number]['side'], (typeof stars)[number]>>;
}

/** Options for the travel party. */
export const parties = [
  { value: 'SOLO', label: 'Alone' },
  { value: 'COUPLE', label: 'As a couple' },
  { value: 'FAMILY', label: 'With family' },
  { value: 'FRIENDS', label: 'With friends' },
  { value: 'GROUP', label: 'In a group' },
] as const;
type Party = (typeof parties)[number]['value'];

/** Maximum length of the text in characters. */
export const MAX_BODY_LENGTH = 5000;

/** Result of sending. */
export type ReviewResult =
  | { state: 'sent' }
  | { state: 'refused'; errors: ReviewErrors; failure: string | null; draft: ReviewDraft }
  /** The review cannot be written: the invitation is invalid or used, or the visitor has to sign in. */
  | { state: 'closed'; message: string };

/** Parses the submitted form. */
export function parseReview(data: FormData): ReviewDraft {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const readStars = (name: string) => stars.find((one) => String(one) === data.get(name)) ?? null;
  return {
    rating: readStars('rating'),
    title: text('title'),
    body: text('body'),
    partyType: parties.find(({ value }) => value === data.get('partyType'))?.value ?? '',
    authorPlace: text('authorPlace'),
    subRatings: Object.fromEntries(subRatings.flatMap(({ side }) => (readStars(side) === null ? [] : [[side, readStars(side)]]))),
  };
}

/** Validates a draft; returns the error messages in the order of the form. */
export function validateReview({ rating, title, body, authorPlace }: ReviewDraft): ReviewErrors {
  return {
    ...(rating === null ? { rating: 'Please choose one to five stars.' } : {}),
    ...(title.length < 3 ? { title: 'Please give it a heading of at least 3 characters.' } : {}),
    ...(title.length > 120 ? { title: 'Please use 120 characters or fewer.' } : {}),
    ...(body.length < 30 ? { body: 'Please write at least 30 characters.' } : {}),
    ...(body.length > MAX_BODY_LENGTH ? { body: 'Please keep it to 5,000 characters.' } : {}),
    ...(authorPlace.length > 80 ? { authorPlace: 'Please use 80 characters or fewer.' } : {}),
  };
}

/** Sends a review of a trip, with the code of an invitation or as the signed-in traveller. Never rejects. */
export async function sendReview(api: Client, tripId: string, code: string, draft: ReviewDraft): Promise<ReviewResult> {
  const errors = validateReview(draft);
  if (draft.rating === null || Object.keys(errors).length > 0) return { state: 'refused', errors, failure: null, draft };
  const subRatings = Object.fromEntries(Object.entries(draft.subRatings).map(([side, count]) => [side, convertToRating(count)]));
  const body = {
    rating: convertToRating(draft.rating),
    title: draft.title,
    body: draft.body,
    partyType: draft.partyType || null,
    authorPlace: draft.authorPlace || null,
    subRatings: Object.keys(subRatings).length > 0 ? subRatings : null,
    ...(code ? { invitationCode: code } : {}),
  };
  try {
    await api.post('/v3/trip_matches/{id}/reviews', { params: { id: tripId }, body });
    return { state: 'sent' };
  } catch (problem) {
    return buildRefusal(problem, draft);
  }
}

function buildRefusal(problem: unknown, draft: ReviewDraft): ReviewResult {
  const failure = 'Something went wrong. Please try again.';
  if (!isProblem(problem)) return { state: 'refused', errors: {}, failure, draft };
  const { httpStatus, message } = problem;
  if (httpStatus === 401) return { state: 'closed', message: 'Sign in as the traveller of this journey to write about it.' };
  if (httpStatus === 404)
    return { state: 'closed', message: 'This link does not belong to a journey. Your mail program may have cut it in two.' };
  if (httpStatus === 410 || httpStatus === 409) return { state: 'closed', message };
  const errors: ReviewErrors = {};
  for (const { pointer, message: fieldMessage } of problem.errors ?? []) {
    const name = pointer.replace(/^\//, '');
    if (name === 'rating' || name === 'title' || name === 'body' || name === 'authorPlace') errors[name] = fieldMessage;
  }
  return { state: 'refused', errors, failure: Object.keys(errors).length > 0 ? null : failure, draft };
}
