import type { BudgetFlexibility, Comfort, ContactMethod, ContactTime, Pace } from '@farwend/api-contract/rules';

/** Labels of the flexibilities of a budget, worded by the specification. */
export const budgetFlexibilityLabels: Readonly<Record<BudgetFlexibility, string>> = {
  0: 'Keeping to my budget',
  0.2: "For the right trip, I'll increase my budget",
  1: 'Taking the perfect trip',
};

/** Labels of the ways to stay. */
export const comfortLabels: Readonly<Record<Comfort, string>> = {
  SIMPLE: 'Simple, in the right place',
  COMFORTABLE: 'Comfortable',
  FINE: 'The best there is',
};

/** Labels of the paces. */
export const paceLabels: Readonly<Record<Pace, string>> = {
  SLOW: 'Slow, few places',
  STEADY: 'Steady',
  FULL: 'Full days, many places',
};

/** Labels of the ways to be reached. */
export const contactMethodLabels: Readonly<Record<ContactMethod, string>> = { EMAIL: 'By email', PHONE: 'By telephone' };

/** Labels of the times to be reached. */
export const contactTimeLabels: Readonly<Record<ContactTime, string>> = {
  MORNING: 'Mornings',
  AFTERNOON: 'Afternoons',
  EVENING: 'Evenings',
  WEEKEND: 'Weekends',
};
