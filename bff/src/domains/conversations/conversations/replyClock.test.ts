import type { PersonType } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { replyHours, type Turn, computeTurn } from './replyClock.ts';
import type { Side } from './conversation.model.ts';

const at = new Date('2027-03-05T09:00:00Z');
const due = new Date('2027-03-05T20:00:00Z');
const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
const turn = (awaiting: Side): Turn => ({ awaiting, dueAt: awaiting === 'AGENT' || awaiting === 'CARE' ? due : null });
const match = { isMatch: true, hasTraveler: true, hasAgent: true, totalBudgetUSD: 20_000 };
const support = { ...match, isMatch: false, hasAgent: false };
const company = { ...match, isMatch: false, hasTraveler: false };

test.each<[string, PersonType, Side, typeof match, Side, Date | null]>([
  ['a traveler asks the company', 'traveler', 'TRAVELER', match, 'AGENT', later(24)],
  ['a traveler asks again', 'traveler', 'AGENT', match, 'AGENT', due],
  ['with fifty thousand dollars the company is quicker', 'traveler', 'NONE', { ...match, totalBudgetUSD: 50_000 }, 'AGENT', later(8)],
  ['a company answers', 'agent', 'AGENT', match, 'TRAVELER', null],
  ['care writes as an observer', 'teamMember', 'AGENT', match, 'AGENT', due],
  ['care answers what it was asked', 'teamMember', 'CARE', match, 'TRAVELER', null],
  ['a traveler asks care', 'traveler', 'NONE', support, 'CARE', later(24)],
  ['care answers the traveler', 'teamMember', 'CARE', support, 'TRAVELER', null],
  ['a company asks care', 'agent', 'NONE', company, 'CARE', later(24)],
  ['care asks a company', 'teamMember', 'NONE', company, 'AGENT', later(24)],
])('%s', (_, author, before, facts, awaiting, dueAt) => {
  expect(computeTurn(author, turn(before), facts, at)).toEqual({ awaiting, dueAt });
});

test.each([
  [0, 24],
  [49_999, 24],
  [50_000, 8],
])('a trip of %d dollars is answered within %d hours', (total, hours) => expect(replyHours(total)).toBe(hours));
