import type { CurrentUser } from '#src/shared/session.ts';

/** The visitor as analytics see them. */
export interface TrackedVisitor {
  logged_in: boolean;
  /** 0 for anonymous visitors. */
  uid: string | 0;
  roles: readonly string[];
  country_of_residence: string | null;
}

/** Reduces a user to what analytics may know. */
export function toTrackedVisitor({ isAuthenticated, userId, personType, roles, countryOfResidence }: CurrentUser): TrackedVisitor {
  if (!isAuthenticated || userId === null) return { logged_in: false, uid: 0, roles: ['anonymous user'], country_of_residence: null };
  return { logged_in: true, uid: userId, roles: personType ? [personType, ...roles] : roles, country_of_residence: countryOfResidence };
}
