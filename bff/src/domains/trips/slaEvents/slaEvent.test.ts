import { describe, expect, test } from '@jest/globals';
import { officeCalendar } from '#src/domains/trips/matching/businessTime.ts';
import { endSlaEvent, pauseSlaEvent, postponeSlaEvent, resumeSlaEvent, startSlaEvent } from './slaEvent.ts';

const subject = { subjectType: 'TRIP_MATCH' as const, subjectId: 'm', personId: 'lead', partnerId: 'p' };
const friday = new Date('2026-11-20T16:00:00Z');
const monday = (time: string) => new Date(`2026-11-23T${time}Z`);
const start = (isBusinessTime: boolean, dueAt: Date) =>
  startSlaEvent({ clock: isBusinessTime ? 'RESPOND' : 'PROPOSAL', startedAt: friday, dueAt, isBusinessTime }, subject, officeCalendar);
const met = (at: Date) => ({ at, metAt: at, personId: 'agent' });

describe('the last fifth of the time', () => {
  test('begins in business hours where the promise is in business hours, and moves with the due time', () => {
    const event = start(true, monday('12:00:00'));
    expect(event.soonAt).toEqual(monday('11:00:00'));
    expect(start(false, monday('16:00:00')).soonAt).toEqual(new Date('2026-11-23T01:36:00Z'));
    expect(postponeSlaEvent(event, monday('14:00:00'))).toMatchObject({ dueAt: monday('14:00:00'), soonAt: monday('13:00:00') });
  });
});

describe('a clock that is met', () => {
  test('in business hours counts them only, and names who kept the promise', () => {
    const event = endSlaEvent(start(true, monday('11:00:00')), met(monday('10:30:00')), officeCalendar);
    expect(event).toMatchObject({ elapsedS: 3.5 * 3600, metAt: monday('10:30:00'), endedAt: null, breachedAt: null, personId: 'agent' });
  });

  test('otherwise counts all hours', () => {
    const event = endSlaEvent(start(false, monday('16:00:00')), met(monday('10:00:00')), officeCalendar);
    expect(event).toMatchObject({ elapsedS: 66 * 3600, breachedAt: null });
  });

  test('too late stays late, however long it took', () => {
    const dueAt = monday('09:30:00');
    expect(endSlaEvent(start(true, dueAt), met(monday('09:31:00')), officeCalendar)).toMatchObject({
      breachedAt: dueAt,
      elapsedS: 2.5 * 3600 + 60,
    });
    const long = endSlaEvent(start(true, dueAt), met(new Date('2027-03-01T09:00:00Z')), officeCalendar);
    expect(long.elapsedS).toBe((2 + 70 * 9) * 3600);
  });
});

describe('a clock that is not met', () => {
  test('ends in time or late', () => {
    const dueAt = monday('09:30:00');
    const dropped = { metAt: null, personId: null };
    expect(endSlaEvent(start(true, dueAt), { at: monday('09:00:00'), ...dropped }, officeCalendar)).toMatchObject({
      endedAt: monday('09:00:00'),
      breachedAt: null,
      elapsedS: null,
      personId: 'lead',
    });
    expect(endSlaEvent(start(true, dueAt), { at: monday('10:00:00'), ...dropped }, officeCalendar).breachedAt).toEqual(dueAt);
  });
});

describe('a clock on hold', () => {
  test('counts neither business time nor hours meanwhile', () => {
    const held = pauseSlaEvent(start(true, monday('11:00:00')), new Date('2026-11-20T17:00:00Z'));
    const resumed = resumeSlaEvent(held, monday('10:00:00'), officeCalendar);
    expect(resumed).toMatchObject({ pausedAt: null, pausedS: 2 * 3600 });
    expect(endSlaEvent(resumed, met(monday('10:30:00')), officeCalendar).elapsedS).toBe(1.5 * 3600);
    const wall = resumeSlaEvent(pauseSlaEvent(start(false, monday('16:00:00')), monday('00:00:00')), monday('06:00:00'), officeCalendar);
    expect(wall.pausedS).toBe(6 * 3600);
  });

  test('is neither late nor longer when it ends before the hold does', () => {
    const held = pauseSlaEvent(start(true, monday('09:30:00')), new Date('2026-11-20T17:00:00Z'));
    expect(endSlaEvent(held, met(monday('17:00:00')), officeCalendar)).toMatchObject({ breachedAt: null, elapsedS: 3600, pausedAt: null });
  });

  test('that was late before stays late', () => {
    const dueAt = new Date('2026-11-20T16:30:00Z');
    expect(pauseSlaEvent(start(true, dueAt), monday('09:00:00')).breachedAt).toEqual(dueAt);
  });

  test('a second start of a hold changes nothing, and its end without one neither', () => {
    const held = pauseSlaEvent(start(true, monday('11:00:00')), monday('09:00:00'));
    expect(pauseSlaEvent(held, monday('10:00:00')).pausedAt).toEqual(monday('09:00:00'));
    const running = start(true, monday('11:00:00'));
    expect(resumeSlaEvent(running, monday('10:00:00'), officeCalendar)).toBe(running);
  });
});
