import type { SlaClock } from '@farwend/api-contract';
import { type BusinessCalendar, officeCalendar } from '#src/domains/trips/matching/businessTime.ts';
import { loadPartnerTerms } from '#src/domains/trips/tripMatches/loadPartnerTerms.ts';
import { isStaff, is } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { SavedRecord } from '#src/kernel/recordSaved.ts';
import { clockSources } from './clockSources.ts';
import { endSlaEvent, pauseSlaEvent, postponeSlaEvent, resumeSlaEvent, type RunningClock, type SlaEnd, startSlaEvent } from './slaEvent.ts';
import { endOvertakenRun, saveSlaEvent, selectOpenSlaEvent, selectOpenSlaEventsOfMatches, type SlaEvent } from './slaEvent.sql.ts';
import { syncDueTimes } from './syncDueTimes.ts';

/** Records what a change of a request or a match means for its clocks and for what is due next, in its transaction. */
export async function recordSlaEvents({ type, before, after }: SavedRecord, context: CallContext): Promise<void> {
  const source = clockSources[type];
  if (!source) return;
  const earlier = before ? source.listRunning(before) : [];
  const running = source.listRunning(after);
  for (const ended of earlier.filter((one) => !running.some((other) => isSameRun(one, other)))) {
    const end = { at: source.changedAt(after), metAt: source.findMetAt(ended.clock, after), personId: findKeeper(context) };
    await endClock(after.id, ended.clock, { ...end, dueAt: ended.dueAt }, context);
  }
  const subject = { subjectType: source.subjectType, subjectId: after.id };
  for (const one of running) {
    const same = earlier.find((other) => isSameRun(one, other));
    if (same && same.dueAt.getTime() !== one.dueAt.getTime()) await saveDueAt(after.id, one, context);
    if (!same) await startClock(one, { ...subject, personId: source.personIdOf(after), partnerId: source.partnerIdOf(after) }, context);
  }
  const isOnHold = source.isOnHold(after);
  if (before && source.isOnHold(before) !== isOnHold) await holdClocks(after.id, isOnHold, source.changedAt(after), context);
  const isSame = before ? source.dueInputsOf(before) === source.dueInputsOf(after) : running.length === 0;
  if (!isSame || !areSameClocks(earlier, running)) await syncDueTimes(source.tripRequestIdOf(after), context);
}

/** Records that a clock starts. One that a correction opens again goes on. */
export async function startClock(
  running: RunningClock,
  subject: Pick<SlaEvent, 'subjectType' | 'subjectId' | 'personId' | 'partnerId'>,
  context: CallContext,
): Promise<void> {
  const { db } = context;
  const { clock, startedAt, isBusinessTime } = running;
  const calendar = await loadCalendar({ isBusinessTime, partnerId: subject.partnerId }, context);
  await db.deferWrite(endOvertakenRun, { subjectId: subject.subjectId, clock, startedAt });
  await db.deferWrite(saveSlaEvent, startSlaEvent(running, subject, calendar));
}

/** Records that a clock is met or ends; nothing if it does not run. `dueAt`: if the record knows a newer one than its event. */
export async function endClock(
  subjectId: string,
  clock: SlaClock,
  { dueAt, ...end }: SlaEnd & { dueAt?: Date },
  context: CallContext,
): Promise<void> {
  const event = await context.db.first(selectOpenSlaEvent, { subjectId, clock });
  if (!event) return;
  const ended = endSlaEvent({ ...event, dueAt: dueAt ?? event.dueAt }, end, await loadCalendar(event, context));
  await context.db.deferWrite(saveSlaEvent, ended);
}

/** The person who acts, if they can keep a promise: one of our team or an agent. */
function findKeeper({ actor }: CallContext): string | null {
  return isStaff(actor) || is(actor, 'agent') ? (actor.person?.personId ?? null) : null;
}

async function saveDueAt(subjectId: string, { clock, dueAt }: RunningClock, { db }: CallContext): Promise<void> {
  const event = await db.first(selectOpenSlaEvent, { subjectId, clock });
  if (event) await db.deferWrite(saveSlaEvent, postponeSlaEvent(event, dueAt));
}

async function holdClocks(tripRequestId: string, isOnHold: boolean, at: Date, context: CallContext): Promise<void> {
  for (const event of await context.db.run(selectOpenSlaEventsOfMatches, { tripRequestId })) {
    const changed = isOnHold ? pauseSlaEvent(event, at) : resumeSlaEvent(event, at, await loadCalendar(event, context));
    await context.db.deferWrite(saveSlaEvent, changed);
  }
}

function isSameRun(one: RunningClock, other: RunningClock): boolean {
  return one.clock === other.clock && one.startedAt.getTime() === other.startedAt.getTime();
}

function areSameClocks(some: readonly RunningClock[], others: readonly RunningClock[]): boolean {
  const list = (clocks: readonly RunningClock[]) => clocks.map(({ clock, startedAt, dueAt }) => `${clock} ${+startedAt} ${+dueAt}`).join();
  return list(some) === list(others);
}

/** The business hours in which the promise is made. */
async function loadCalendar(
  { isBusinessTime, partnerId }: Pick<SlaEvent, 'isBusinessTime' | 'partnerId'>,
  context: CallContext,
): Promise<BusinessCalendar> {
  const terms = isBusinessTime && partnerId !== null ? await loadPartnerTerms(partnerId, context) : null;
  return terms?.calendar ?? officeCalendar;
}
