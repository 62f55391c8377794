import { addBusinessHours, type BusinessCalendar, businessMsBetween } from './businessTime.ts';

const HOUR = 3_600_000;
const VIP_TOTAL_USD = 50_000;

/** The clocks of a match: hours by the clock on the wall, or business hours with a limit in hours. VIP requests have shorter ones. */
const clocks = {
  respond: { usual: { business: 12, wall: 48 }, vip: { business: 4, wall: 24 } },
  firstLook: { usual: { business: 4, wall: 96 }, vip: { business: 1, wall: 72 } },
  firstMessage: { usual: 24, vip: 8 },
  proposal: { usual: 72, vip: 48 },
} as const;

/** Whether a request of this total has the shorter clocks. */
function isVip(totalBudgetUSD: number): boolean {
  return totalBudgetUSD >= VIP_TOTAL_USD;
}

/** Until when a partner answers a proposal of this moment: 12 business hours, at most 48 hours; VIP 4 and 24. */
export function respondBy(proposedAt: Date, totalBudgetUSD: number, calendar: BusinessCalendar): Date {
  return within(proposedAt, clocks.respond[isVip(totalBudgetUSD) ? 'vip' : 'usual'], calendar);
}

/** Until when care has looked at a request that came in at this moment. */
export function firstLookBy(submittedAt: Date, totalBudgetUSD: number, calendar: BusinessCalendar): Date {
  return within(submittedAt, clocks.firstLook[isVip(totalBudgetUSD) ? 'vip' : 'usual'], calendar);
}

/** When the first message and the first proposal are due after an introduction. */
export function introductionClocks(introducedAt: Date, totalBudgetUSD: number): { firstMessageDueAt: Date; proposalDueAt: Date } {
  const kind = isVip(totalBudgetUSD) ? 'vip' : 'usual';
  const after = (hours: number) => new Date(introducedAt.getTime() + hours * HOUR);
  return { firstMessageDueAt: after(clocks.firstMessage[kind]), proposalDueAt: after(clocks.proposal[kind]) };
}

/** Which share of the time to answer is used, 0 to 1 and beyond, in the partner's business time where there is any before the deadline. */
export function usedShare(proposedAt: Date, deadline: Date, now: Date, calendar: BusinessCalendar): number {
  if (now >= deadline) return 1;
  const whole = businessMsBetween(proposedAt, deadline, calendar);
  if (whole > 0) return businessMsBetween(proposedAt, now, calendar) / whole;
  return (now.getTime() - proposedAt.getTime()) / Math.max(1, deadline.getTime() - proposedAt.getTime());
}

/** The moment when a share of the time to answer is used, 0 to 1. */
export function shareAt(proposedAt: Date, deadline: Date, share: number, calendar: BusinessCalendar): Date {
  const whole = businessMsBetween(proposedAt, deadline, calendar);
  if (whole > 0) return addBusinessHours(proposedAt, (whole * share) / HOUR, calendar);
  return new Date(proposedAt.getTime() + (deadline.getTime() - proposedAt.getTime()) * share);
}

/** A deadline after a pause: what was left of it in business time when the clock stopped starts again now. */
export function afterPause(deadline: Date, stoppedAt: Date, now: Date, calendar: BusinessCalendar): Date {
  if (deadline <= stoppedAt) return deadline;
  const left = businessMsBetween(stoppedAt, deadline, calendar);
  const wall = now.getTime() + deadline.getTime() - stoppedAt.getTime();
  return left > 0 ? addBusinessHours(now, left / HOUR, calendar) : new Date(wall);
}

function within(from: Date, { business, wall }: { business: number; wall: number }, calendar: BusinessCalendar): Date {
  return new Date(Math.min(addBusinessHours(from, business, calendar).getTime(), from.getTime() + wall * HOUR));
}
