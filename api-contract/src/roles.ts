/** The kind of person, exactly one per user: customer, employee of a partner, member of our team. */
export const personTypes = ['traveler', 'agent', 'teamMember'] as const;
export type PersonType = (typeof personTypes)[number];

/** Who takes part in a conversation: people with an account, and guests, who wrote by a form and are reached by mail. */
export const participantTypes = [...personTypes, 'guest'] as const;
export type ParticipantType = (typeof participantTypes)[number];

/** Additional rights of a user; a team member may have several roles, whose rights add up. */
export const roles = ['admin', 'agent', 'care', 'editor', 'marageti', 'publisher'] as const;
export type Role = (typeof roles)[number];

/** Display names of roles. `marageti` is the specification's spelling; we take it to mean marketing. */
export const ROLE_LABELS: Record<Role, string> = {
  admin: 'Administrator',
  agent: 'Agent',
  care: 'Traveler care',
  editor: 'Editor',
  marageti: 'Marketing',
  publisher: 'Publisher',
};

/** The kinds of callers to which rights are granted. */
export const callers = ['anonymous', 'traveler', 'agent', 'teamMember', 'admin', 'care', 'editor', 'publisher', 'marageti'] as const;
export type Caller = (typeof callers)[number];

/** Everybody, signed in or not. */
export const anyone: readonly Caller[] = callers;
/** Everybody with an account. */
export const signedIn: readonly Caller[] = ['traveler', 'agent', 'teamMember', 'admin', 'care', 'editor', 'publisher', 'marageti'];
/** Every team member, with or without a role. */
export const staff: readonly Caller[] = ['teamMember', 'admin', 'care', 'editor', 'publisher', 'marageti'];
/** The roles that support travelers. */
export const careTeam: readonly Caller[] = ['admin', 'care'];
/** Administrators only. */
export const admins: readonly Caller[] = ['admin'];
