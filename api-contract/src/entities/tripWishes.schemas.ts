import { z } from 'zod';
import { comforts, contactMethods, contactTimes, departureSpans, paces, wishLimits } from '../rules/tripWishes.ts';

const departureSpan = z
  .enum(departureSpans)
  .nullable()
  .describe('How wide the wish for the departure is: any day of its month, or also of the months before and after; null for none given');
const comfort = z.enum(comforts).nullable().describe('How the party likes to stay, from plain to the best there is; null if not said');
const rooms = z
  .int('Number of rooms must be a number, like 2')
  .min(1, 'Number of rooms must be 1 or more')
  .max(wishLimits.maxRooms, 'Number of rooms must be 16 or less')
  .nullable()
  .describe('Rooms for the party; null if not said');
const pace = z.enum(paces).nullable().describe('How much a day holds; null if not said');
const ownBudget = z
  .int('Your own figure must be whole US dollars, like 17,500')
  .min(wishLimits.minOwnBudgetUSD, 'Your own figure must be $500 or more')
  .max(wishLimits.maxOwnBudgetUSD, 'Your own figure must be $1,000,000 or less')
  .nullable()
  .describe('A figure of the traveler’s own per person, whole US dollars, which goes before the band; null for none');
const methods = z
  .array(z.enum(contactMethods))
  .max(contactMethods.length)
  .describe('How the traveler likes to be reached; empty if not said');
const times = z
  .array(z.enum(contactTimes))
  .max(contactTimes.length)
  .describe('When the traveler likes to be reached, by the clocks at home; empty if not said');

/** The optional answers of a trip request; also fields that a PUT may change. */
export const tripWishes = {
  departureSpan,
  comfort,
  rooms,
  pace,
  ownBudgetPerPersonUSD: ownBudget,
  contactMethods: methods,
  contactTimes: times,
};

/** The same in a new request, where each may be absent. */
export const newTripWishes = {
  departureSpan: departureSpan.default(null),
  comfort: comfort.default(null),
  rooms: rooms.default(null),
  pace: pace.default(null),
  ownBudgetPerPersonUSD: ownBudget.default(null),
  contactMethods: methods.default([]),
  contactTimes: times.default([]),
};

/** The same in a response, as visible to the caller. */
export const presentedTripWishes = {
  departureSpan,
  comfort,
  rooms: z.int().nullable().describe('Rooms for the party; null if not said'),
  pace,
  ownBudgetPerPersonUSD: z
    .int()
    .nullable()
    .describe('A figure of the traveler’s own, which goes before the band; null for none, or when it is hidden'),
  contactMethods: z.array(z.enum(contactMethods)).optional().describe('How the traveler likes to be reached; staff and travelers'),
  contactTimes: z
    .array(z.enum(contactTimes))
    .optional()
    .describe('When the traveler likes to be reached, by the clocks at home; staff and travelers'),
};
