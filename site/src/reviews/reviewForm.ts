import { isProblem, type Client } from '@farwend/api-contract/client';
import { ratingOf, stars } from './rating.ts';
import { sides } from './sides.ts';

/** The fields of the form that may be refused. */
export type ReviewField = 'rating' | 'title' | 'body' | 'authorPlace';
/** The sentences beside fields that need another look. */
export type ReviewErrors = Partial<Record<ReviewField, string>>;

/** What somebody writes of a journey. */
export interface ReviewDraft {
  /** 1 to 5; null: not rated yet. */
  rating: (typeof stars)[number] | null;
  title: string;
  body: string;
  partyType: Party | '';
  authorPlace: string;
  /** Ratings of single sides, those that were given. */
  sides: Partial<Record<(typeof sides)[number]['side'], (typeof stars)[number]>>;
}

/** With whom one travelled. */
export const parties = [
  { value: 'SOLO', label: 'Alone' },
  { value: 'COUPLE', label: 'As a couple' },
  { value: 'FAMILY', label: 'With family' },
  { value: 'FRIENDS', label: 'With friends' },
  { value: 'GROUP', label: 'In a group' },
] as const;
type Party = (typeof parties)[number]['value'];

/** The longest review, in characters. */
export const BODY_LIMIT = 5000;

/** What came of sending. */
export type ReviewResult =
  | { state: 'sent' }
  | { state: 'refused'; errors: ReviewErrors; failure: string | null; draft: ReviewDraft }
  /** The invitation is of no use any more, or there is none: one must sign in. */
  | { state: 'closed'; message: string };

/** Reads what stands in the form. */
export function readReview(data: FormData): ReviewDraft {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const starsIn = (name: string) => stars.find((one) => String(one) === data.get(name)) ?? null;
  return {
    rating: starsIn('rating'),
    title: text('title'),
    body: text('body'),
    partyType: parties.find(({ value }) => value === data.get('partyType'))?.value ?? '',
    authorPlace: text('authorPlace'),
    sides: Object.fromEntries(sides.flatMap(({ side }) => (starsIn(side) === null ? [] : [[side, starsIn(side)]]))),
  };
}

/** The sentences for what is missing, in the order of the form. */
export function reviewErrors({ rating, title, body, authorPlace }: ReviewDraft): ReviewErrors {
  return {
    ...(rating === null ? { rating: 'Please choose one to five stars.' } : {}),
    ...(title.length < 3 ? { title: 'Please give it a heading of at least 3 characters.' } : {}),
    ...(title.length > 120 ? { title: 'Please use 120 characters or fewer.' } : {}),
    ...(body.length < 30 ? { body: 'Please write at least 30 characters.' } : {}),
    ...(body.length > BODY_LIMIT ? { body: 'Please keep it to 5,000 characters.' } : {}),
    ...(authorPlace.length > 80 ? { authorPlace: 'Please use 80 characters or fewer.' } : {}),
  };
}

/** Sends a review of a trip, with the code of an invitation or as the traveller who is signed in. Never throws. */
export async function sendReview(api: Client, tripId: string, code: string, draft: ReviewDraft): Promise<ReviewResult> {
  const errors = reviewErrors(draft);
  if (draft.rating === null || Object.keys(errors).length > 0) return { state: 'refused', errors, failure: null, draft };
  const subRatings = Object.fromEntries(Object.entries(draft.sides).map(([side, count]) => [side, ratingOf(count)]));
  const body = {
    rating: ratingOf(draft.rating),
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
    return refused(problem, draft);
  }
}

function refused(problem: unknown, draft: ReviewDraft): ReviewResult {
  const failure = 'Something went wrong. Please try again.';
  if (!isProblem(problem)) return { state: 'refused', errors: {}, failure, draft };
  const { httpStatus, message } = problem;
  if (httpStatus === 401) return { state: 'closed', message: 'Sign in as the traveller of this journey to write about it.' };
  if (httpStatus === 404)
    return { state: 'closed', message: 'This link does not belong to a journey. Your mail program may have cut it in two.' };
  if (httpStatus === 410 || httpStatus === 409) return { state: 'closed', message };
  const errors: ReviewErrors = {};
  for (const { pointer, message: words } of problem.errors ?? []) {
    const name = pointer.replace(/^\//, '');
    if (name === 'rating' || name === 'title' || name === 'body' || name === 'authorPlace') errors[name] = words;
  }
  return { state: 'refused', errors, failure: Object.keys(errors).length > 0 ? null : failure, draft };
}
