/** Limits and choices of the optional answers of a trip request. Amounts are whole US dollars. */
export const wishLimits = { minOwnBudgetUSD: 500, maxOwnBudgetUSD: 1_000_000, maxRooms: 16 } as const;

/** The budget per person to reckon with: the traveler's own figure, else the band; 0 if neither is given. */
export function budgetPerPerson(budget: { budgetPerPersonUSD: number; ownBudgetPerPersonUSD: number | null }): number {
  return budget.ownBudgetPerPersonUSD ?? budget.budgetPerPersonUSD;
}

/** How wide the wish for a departure is: any day of its month, or also of the months before and after. */
export const departureSpans = ['MONTH', 'SEASON'] as const;
export type DepartureSpan = (typeof departureSpans)[number];

/** How travelers like to stay, from plain to the best there is. */
export const comforts = ['SIMPLE', 'COMFORTABLE', 'FINE'] as const;
export type Comfort = (typeof comforts)[number];

/** How much a day holds. */
export const paces = ['SLOW', 'STEADY', 'FULL'] as const;
export type Pace = (typeof paces)[number];

/** How travelers like to be reached, and when by their own clocks. */
export const contactMethods = ['EMAIL', 'PHONE'] as const;
export type ContactMethod = (typeof contactMethods)[number];
export const contactTimes = ['MORNING', 'AFTERNOON', 'EVENING', 'WEEKEND'] as const;
export type ContactTime = (typeof contactTimes)[number];
