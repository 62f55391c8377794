import type { Caller, PersonType, Role, SignInFactor, UserStatus } from '@farwend/api-contract';

/** A signed-in person, identified by session or token and read from the users table on every request. */
export interface Person {
  userId: string;
  personType: PersonType;
  /** Id of the traveler, agent or team member. */
  personId: string;
  /** Company of an agent; null once its rights have ended. */
  partnerId: string | null;
  /** Whether an agent leads their company. */
  isLead: boolean;
  /** What an agent's company allows them; `full` for everybody else. */
  companyAccess: 'full' | 'readOnly' | 'none';
  roles: Role[];
  status: UserStatus;
  email: string;
  givenName: string;
  familyName: string;
}

/** The browser that a request came from. */
export interface Device {
  /** Its id from our device cookie; null for programs. */
  deviceId: string | null;
  /** The id is set with the reply to this request, so the browser has not sent it yet. */
  isNewDevice?: true;
}

/** The caller of one request. */
export interface Actor extends Device {
  /** Null for visitors. */
  person: Person | null;
  /** The terms of a call's access list: anonymous, or the person type and its roles. */
  kinds: readonly Caller[];
  /** `system`: background jobs, which see and may change everything. */
  via: 'none' | 'session' | 'bearer' | 'system';
  /** Public handle of the session. */
  sessionHandle: string | null;
  /** The bearer token, or the one issued with the session. */
  tokenId: string | null;
  /** Whether they wrote so recently that a replica may lack it, so that they read from the primary; absent: no. */
  hasJustWritten?: boolean;
  /** What was proven at sign-in. */
  factors?: readonly SignInFactor[];
  /** The version of the API that their token was made for; absent without a token. */
  apiVersion?: string;
  /** What a service token may do, like `read:trip_requests`; absent: everything its person may. */
  scopes?: readonly string[];
  /** Keyed hash of the IP address, for rate limits and audit rows. */
  ipHash: string;
}

/** The actor for a person, or for an anonymous caller. */
export function createActor(person: Person | null, rest: Omit<Actor, 'person' | 'kinds'>): Actor {
  return { person, kinds: kindsOf(person), ...rest };
}

/** Whether the caller is of one of these kinds. */
export function is(actor: Actor, ...kinds: readonly Caller[]): boolean {
  return kinds.some((kind) => actor.kinds.includes(kind));
}

/** Whether the caller is a team member, with or without a role. */
export function isStaff(actor: Actor): boolean {
  return actor.person?.personType === 'teamMember';
}

/** The company of an agent with rights; null for everybody else. */
export function companyOf(actor: Actor): string | null {
  return is(actor, 'agent') ? (actor.person?.partnerId ?? null) : null;
}

/** Whether a background job is acting. */
export function isSystem(actor: Actor): boolean {
  return actor.via === 'system';
}

/** The actor kind in audit rows. */
export function actorKindOf(actor: Actor): PersonType | 'anonymous' | 'system' {
  return isSystem(actor) ? 'system' : (actor.person?.personType ?? 'anonymous');
}

/** The user recorded as author of a change. */
export function userIdOf(actor: Actor): string | null {
  return actor.person?.userId ?? null;
}

/** The owner of idempotency keys: the user, else the browser, else the IP address. */
export function principalOf(actor: Actor): string {
  return actor.person?.userId ?? (actor.deviceId ? `device:${actor.deviceId}` : addressOf(actor));
}

/** Whom rate limits count: a browser only from its second write on, or leaving the cookie out would evade them. */
export function limitedPrincipalOf(actor: Actor): string {
  return actor.isNewDevice ? (actor.person?.userId ?? addressOf(actor)) : principalOf(actor);
}

/** The owner of writes that are recognized by their content: two browsers at one address do not send the same within seconds. */
export function contentPrincipalOf(actor: Actor): string {
  return actor.person?.userId ?? addressOf(actor);
}

function addressOf({ ipHash }: Actor): string {
  return `ip:${ipHash}`;
}

function kindsOf(person: Person | null): Caller[] {
  if (!person || person.companyAccess === 'none') return ['anonymous'];
  if (person.personType !== 'teamMember') return [person.personType];
  return ['teamMember', ...person.roles.filter((role) => role !== 'agent')];
}
