import type { Caller, PersonType, Role, UserStatus } from '@farwend/api-contract';

/** Who is calling, known from a session or a token and read from the users table on every request. */
export interface Person {
  userId: string;
  personType: PersonType;
  /** Id of the traveler, agent or team member. */
  personId: string;
  /** Company of an agent; null when its rights have ended. */
  partnerId: string | null;
  /** Whether an agent leads their company. */
  isLead: boolean;
  /** What an agent's company lets them do; full for everybody else. */
  companyAccess: 'full' | 'readOnly' | 'none';
  roles: Role[];
  status: UserStatus;
  email: string;
  givenName: string;
  familyName: string;
}

/** The caller of one request. */
export interface Actor {
  /** Null for visitors. */
  person: Person | null;
  /** What access lists speak of: anonymous, or the person type with its roles. */
  kinds: readonly Caller[];
  /** `system`: the product's own background work, which sees and changes all. */
  via: 'none' | 'session' | 'bearer' | 'system';
  /** Public handle of the session. */
  sessionHandle: string | null;
  /** The bearer token, or the one told along with the session. */
  tokenId: string | null;
  /** What a service token may do, like `read:trip_requests`; absent: all that its person may. */
  scopes?: readonly string[];
  /** Handle of the browser from our own cookie; null for programs. */
  deviceId: string | null;
  /** Keyed hash of the address, for limits and records. */
  ipHash: string;
}

/** An actor of a person, or of nobody. */
export function actorOf(person: Person | null, rest: Omit<Actor, 'person' | 'kinds'>): Actor {
  return { person, kinds: kindsOf(person), ...rest };
}

/** Whether the caller is one of the named kinds. */
export function is(actor: Actor, ...kinds: readonly Caller[]): boolean {
  return kinds.some((kind) => actor.kinds.includes(kind));
}

/** Whether the caller is a team member, with or without a role. */
export function isStaff(actor: Actor): boolean {
  return actor.person?.personType === 'teamMember';
}

/** Whether it is the product's own background work. */
export function isSystem(actor: Actor): boolean {
  return actor.via === 'system';
}

/** What the audit calls the caller. */
export function actorKindOf(actor: Actor): PersonType | 'anonymous' | 'system' {
  return isSystem(actor) ? 'system' : (actor.person?.personType ?? 'anonymous');
}

/** Who a record says created or changed it. */
export function userIdOf(actor: Actor): string | null {
  return actor.person?.userId ?? null;
}

/** Whose idempotency keys these are: a user's, a browser's, or an address's. */
export function principalOf(actor: Actor): string {
  return actor.person?.userId ?? (actor.deviceId ? `device:${actor.deviceId}` : `ip:${actor.ipHash}`);
}

function kindsOf(person: Person | null): Caller[] {
  if (!person || person.companyAccess === 'none') return ['anonymous'];
  if (person.personType !== 'teamMember') return [person.personType];
  return ['teamMember', ...person.roles.filter((role) => role !== 'agent')];
}
