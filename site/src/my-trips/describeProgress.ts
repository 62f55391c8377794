import { addDays, formatDay } from './days.ts';
import type { Trip, TripStatus } from './trip.ts';

/** Progress of a trip, in plain words. */
export interface TripProgress {
  /** A short status label. */
  status: string;
  /** What happens next, and when; promises are not yet inserted. */
  next: string;
  /** The waypoint reached on the way from request to return, 1 to 5; null if the trip is on hold or has ended. */
  stop: 1 | 2 | 3 | 4 | 5 | null;
}

/** Labels of the waypoints. */
export const waypoints = ['Sent', 'Read', 'With the companies', 'In planning', 'Booked'] as const;

const progressByStatus: Record<TripStatus, (trip: Trip, now: number) => TripProgress> = {
  DRAFT: () => ({ status: 'Not sent yet', next: 'It waits for you in the form, thirty days from the last change.', stop: null }),
  PENDING: () => ({ status: 'Sent', next: 'A person on our care desk reads it {promise:firstAnswer}.', stop: 1 }),
  SCREENING: () => ({
    status: 'Being read',
    next: 'Someone who knows the region reads it now. If a thing is unclear they write, or call if you left a number.',
    stop: 2,
  }),
  NEEDS_INFO: ({ since }) => ({
    status: 'We asked you something',
    next: `The question is in your mail. Answer by ${formatDay(addDays(since, 14))}, or the request lapses.`,
    stop: 2,
  }),
  QUALIFIED: () => ({ status: 'Ready', next: 'Within two days we ask the companies whose ground it is.', stop: 2 }),
  MATCHED: ({ since }, now) => ({
    status: 'With the companies',
    next:
      addDays(since, 2).getTime() > now
        ? `They see the journey, not your name or address, and answer by ${formatDay(addDays(since, 2))}. Then you meet.`
        : 'They see the journey, not your name or address. Whoever is late is replaced; our care desk writes to you if it takes longer.',
    stop: 3,
  }),
  PLANNING: () => ({
    status: 'In planning',
    next: 'Your planner writes within a day of the introduction, and sends a route with prices {promise:firstRoute}. An answer takes a day.',
    stop: 4,
  }),
  BOOKED: ({ departure }) => ({
    status: 'Booked',
    next: departure ? `You leave on ${formatDay(departure)}. The papers are below.` : 'The papers are below.',
    stop: 5,
  }),
  TRAVELING: ({ return: back }) => ({
    status: 'Under way',
    next: `${back ? `Home on ${formatDay(back)}. ` : ''}If something goes wrong, call: the number at the head of the page answers day and night.`,
    stop: 5,
  }),
  COMPLETED: () => ({ status: 'Travelled', next: 'Papers and letters stay here.', stop: 5 }),
  ON_HOLD: ({ resumesOn }) => ({
    status: 'Resting',
    next: resumesOn ? `It goes on by itself on ${formatDay(resumesOn)}, or when you say so.` : 'All clocks stand still until you say so.',
    stop: null,
  }),
  CLOSED_LOST: ({ since }, now) => ({
    status: 'Ended without a booking',
    next: formatReopening(since, now),
    stop: null,
  }),
  CANCELLED: ({ since }, now) => ({
    status: 'Cancelled',
    next: formatReopening(since, now),
    stop: null,
  }),
  REJECTED: () => ({ status: 'Not one for us', next: 'We wrote to you why. A request of another kind is welcome.', stop: null }),
  DUPLICATE: () => ({ status: 'Sent twice', next: 'We go on with the other one.', stop: null }),
  EXPIRED: ({ since }, now) => ({
    status: 'Lapsed',
    next: `No answer came in time. ${formatReopening(since, now)}`,
    stop: null,
  }),
};

/** Describes a trip's status and what happens next, at the time `now`. */
export function describeProgress(trip: Trip, now = Date.now()): TripProgress {
  return progressByStatus[trip.status](trip, now);
}

/** Says until when an ended trip can be reopened: for ninety days. */
function formatReopening(since: string, now: number): string {
  const last = addDays(since, 90);
  return last.getTime() > now ? `It can be opened again until ${formatDay(last)}.` : 'What was written stays here.';
}
