/** What a user is, exactly one each: customer, employee of a partner company, our staff. */
export const personTypes = ['traveler', 'agent', 'teamMember'] as const;
export type PersonType = (typeof personTypes)[number];

/** What a user may do besides; a team member may have several, their rights add up. */
export const roles = ['admin', 'agent', 'care', 'editor', 'marageti', 'publisher'] as const;
export type Role = (typeof roles)[number];

/** How roles are shown to people. `marageti` is spelled so by the specification; we read it as marketing. */
export const ROLE_LABELS: Record<Role, string> = {
  admin: 'Administrator',
  agent: 'Agent',
  care: 'Traveller care',
  editor: 'Editor',
  marageti: 'Marketing',
  publisher: 'Publisher',
};

/** The nine kinds of callers that rights speak of. */
export const callers = ['anonymous', 'traveler', 'agent', 'teamMember', 'admin', 'care', 'editor', 'publisher', 'marageti'] as const;
export type Caller = (typeof callers)[number];

/** Everybody, signed in or not. */
export const anyone: readonly Caller[] = callers;
/** Everybody with an account. */
export const signedIn: readonly Caller[] = ['traveler', 'agent', 'teamMember', 'admin', 'care', 'editor', 'publisher', 'marageti'];
/** Every team member, with or without a role. */
export const staff: readonly Caller[] = ['teamMember', 'admin', 'care', 'editor', 'publisher', 'marageti'];
/** Who looks after travellers. */
export const careTeam: readonly Caller[] = ['admin', 'care'];
/** Administrators only. */
export const admins: readonly Caller[] = ['admin'];
