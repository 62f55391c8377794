import type { SlaClock } from '@farwend/api-contract';
import { type BusinessCalendar, businessMsBetween } from '#src/domains/trips/matching/businessTime.ts';
import { computeMomentOfShare } from '#src/domains/trips/matching/clocks.ts';
import type { SlaEvent } from './slaEvent.sql.ts';

/** A clock of a record that runs, or pauses with its request. */
export interface RunningClock {
  clock: SlaClock;
  startedAt: Date;
  dueAt: Date;
  /** Whether the promise is in business hours: of the partner, or of our team where there is none. */
  isBusinessTime: boolean;
}

/** How a clock ends: `metAt` is null if the promise was not kept. */
export interface SlaEnd {
  at: Date;
  metAt: Date | null;
  /** Who kept the promise; null if the system did. */
  personId: string | null;
}

const SOON_SHARE = 0.8;

/** The event of a clock that starts. */
export function startSlaEvent(
  running: RunningClock,
  subject: Pick<SlaEvent, 'subjectType' | 'subjectId' | 'personId' | 'partnerId'>,
  calendar: BusinessCalendar,
): SlaEvent {
  const soonAt = findSoonAt(running, calendar);
  return { ...running, ...subject, soonAt, pausedAt: null, pausedS: 0, metAt: null, breachedAt: null, endedAt: null, elapsedS: null };
}

/** The event of a clock that is met or ends. The time on hold counts neither towards the time it took nor towards being late. */
export function endSlaEvent(event: SlaEvent, { at, metAt, personId }: SlaEnd, calendar: BusinessCalendar): SlaEvent {
  const end = metAt ?? at;
  const counted = event.pausedAt !== null && event.pausedAt < end ? event.pausedAt : end;
  return {
    ...event,
    pausedAt: null,
    metAt,
    endedAt: metAt === null ? at : null,
    breachedAt: event.breachedAt ?? (counted > event.dueAt ? event.dueAt : null),
    elapsedS: metAt === null ? null : Math.max(0, measureSeconds(event, event.startedAt, counted, calendar) - event.pausedS),
    personId: personId ?? event.personId,
  };
}

/** The event of a clock whose request goes on hold. */
export function pauseSlaEvent(event: SlaEvent, at: Date): SlaEvent {
  return { ...event, pausedAt: event.pausedAt ?? at, breachedAt: event.breachedAt ?? (at > event.dueAt ? event.dueAt : null) };
}

/** The event of a clock whose request goes on after a hold. */
export function resumeSlaEvent(event: SlaEvent, at: Date, calendar: BusinessCalendar): SlaEvent {
  if (event.pausedAt === null) return event;
  return { ...event, pausedAt: null, pausedS: event.pausedS + measureSeconds(event, event.pausedAt, at, calendar) };
}

/** The event with another due time. What was left for the last fifth of the time stays as long. */
export function postponeSlaEvent(event: SlaEvent, dueAt: Date): SlaEvent {
  const shift = dueAt.getTime() - event.dueAt.getTime();
  return { ...event, dueAt, soonAt: event.soonAt && new Date(event.soonAt.getTime() + shift) };
}

function findSoonAt({ startedAt, dueAt, isBusinessTime }: RunningClock, calendar: BusinessCalendar): Date {
  if (isBusinessTime) return computeMomentOfShare(startedAt, dueAt, SOON_SHARE, calendar);
  return new Date(startedAt.getTime() + (dueAt.getTime() - startedAt.getTime()) * SOON_SHARE);
}

/** The seconds between two times: of business time where the promise is in business hours. */
function measureSeconds({ isBusinessTime }: Pick<SlaEvent, 'isBusinessTime'>, from: Date, to: Date, calendar: BusinessCalendar): number {
  const ms = isBusinessTime ? businessMsBetween(from, to, calendar) : Math.max(0, to.getTime() - from.getTime());
  return Math.round(ms / 1000);
}
