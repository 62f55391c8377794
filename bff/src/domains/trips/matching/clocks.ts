import { addBusinessHours, type BusinessCalendar, businessMsBetween } from './businessTime.ts';

const HOUR = 3_600_000;
const VIP_TOTAL_USD = 50_000;

/** Time limits in hours, or in business hours with an upper limit in hours (`wall`). VIP requests have shorter ones. */
const clocks = {
  respond: { usual: { business: 12, wall: 48 }, vip: { business: 4, wall: 24 } },
  firstLook: { usual: { business: 4, wall: 96 }, vip: { business: 1, wall: 72 } },
  firstMessage: { usual: 24, vip: 8 },
  proposal: { usual: 72, vip: 48 },
} as const;

/** Whether a request with this total budget has the shorter limits. */
function isVip(totalBudgetUSD: number): boolean {
  return totalBudgetUSD >= VIP_TOTAL_USD;
}

/** The deadline to respond to a proposal: 12 business hours, at most 48 hours; VIP 4 and 24. */
export function computeRespondBy(proposedAt: Date, totalBudgetUSD: number, calendar: BusinessCalendar): Date {
  return earlierLimit(proposedAt, clocks.respond[isVip(totalBudgetUSD) ? 'vip' : 'usual'], calendar);
}

/** The deadline for care to look at a new request. */
export function computeFirstLookDue(submittedAt: Date, totalBudgetUSD: number, calendar: BusinessCalendar): Date {
  return earlierLimit(submittedAt, clocks.firstLook[isVip(totalBudgetUSD) ? 'vip' : 'usual'], calendar);
}

/** The deadlines of the first message and the first proposal after an introduction. */
export function computeIntroductionDeadlines(introducedAt: Date, totalBudgetUSD: number): { firstMessageDueAt: Date; proposalDueAt: Date } {
  const kind = isVip(totalBudgetUSD) ? 'vip' : 'usual';
  const after = (hours: number) => new Date(introducedAt.getTime() + hours * HOUR);
  return { firstMessageDueAt: after(clocks.firstMessage[kind]), proposalDueAt: after(clocks.proposal[kind]) };
}

/** The used share (0 to 1) of the time to respond, measured in business time if there is any before the deadline. */
export function computeUsedShare(proposedAt: Date, deadline: Date, now: Date, calendar: BusinessCalendar): number {
  if (now >= deadline) return 1;
  const whole = businessMsBetween(proposedAt, deadline, calendar);
  if (whole > 0) return businessMsBetween(proposedAt, now, calendar) / whole;
  return (now.getTime() - proposedAt.getTime()) / Math.max(1, deadline.getTime() - proposedAt.getTime());
}

/** The time at which a share (0 to 1) of the time to respond is used. */
export function computeMomentOfShare(proposedAt: Date, deadline: Date, share: number, calendar: BusinessCalendar): Date {
  const whole = businessMsBetween(proposedAt, deadline, calendar);
  if (whole > 0) return addBusinessHours(proposedAt, (whole * share) / HOUR, calendar);
  return new Date(proposedAt.getTime() + (deadline.getTime() - proposedAt.getTime()) * share);
}

/** The deadline after a pause: the business time that was left when the clock stopped is added to now. */
export function extendAfterPause(deadline: Date, stoppedAt: Date, now: Date, calendar: BusinessCalendar): Date {
  if (deadline <= stoppedAt) return deadline;
  const left = businessMsBetween(stoppedAt, deadline, calendar);
  const wall = now.getTime() + deadline.getTime() - stoppedAt.getTime();
  return left > 0 ? addBusinessHours(now, left / HOUR, calendar) : new Date(wall);
}

function earlierLimit(from: Date, { business, wall }: { business: number; wall: number }, calendar: BusinessCalendar): Date {
  return new Date(Math.min(addBusinessHours(from, business, calendar).getTime(), from.getTime() + wall * HOUR));
}
