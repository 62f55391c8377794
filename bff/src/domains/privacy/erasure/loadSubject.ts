import type { CallContext } from '#src/kernel/context.ts';
import type { Db } from '#src/kernel/db.ts';
import { buildNamePatterns, type Identity } from './namePatterns.ts';
import { type ErasureParameters, noRecords } from './parameters.ts';
import { selectAgentIdentities, selectBelongingsOfAgents } from './agents.sql.ts';
import { selectBelongings, selectIdentities, selectTravelerIds } from './subject.sql.ts';

/** Whose data it is: a traveler, an agent, or somebody who is known by an address only. */
export type Person = { travelerId: string } | { agentId: string } | { email: string };

const ERASED_NAME = /^erased$/;
const ERASED_ADDRESS = /@erased\.invalid$/;

/** Whose data is copied or erased, with all that is theirs, as the statements name it. */
export type Subject = ErasureParameters;

/** Finds everything that belongs to a person. */
export async function loadSubject(person: Person, { db }: Pick<CallContext, 'db'>): Promise<Subject> {
  if ('agentId' in person) return loadAgent(person.agentId, db);
  const travelerIds =
    'travelerId' in person ? (await db.run(selectTravelerIds, { travelerId: person.travelerId })).map(({ id }) => id) : [];
  const written = 'email' in person ? [person.email] : [];
  const identities = (await db.run(selectIdentities, { travelerIds, emails: written })).map(withoutErased);
  const emails = listEmails(identities);
  const belongings = await db.first(selectBelongings, { travelerIds, emails, closedRequestIds: [], closedConversationIds: [] });
  if (!belongings) throw new Error('The belongings of a person are one row.');
  return {
    ...noRecords,
    ...belongings,
    ...buildNamePatterns(identities),
    travelerIds,
    emails,
    emailPatterns: buildEmailPatterns(emails),
    recipients: emails,
    devicePrincipals: belongings.deviceIds.map((id) => `device:${id}`),
    everywhere: true,
  };
}

/** What belongs to an agent: the account, the mails, what they are called where they take part. The trips belong to travelers and companies. */
async function loadAgent(agentId: string, db: Db): Promise<Subject> {
  const agentIds = [agentId];
  const identities = (await db.run(selectAgentIdentities, { agentIds })).map(withoutErased);
  const emails = listEmails(identities);
  const belongings = await db.first(selectBelongingsOfAgents, { agentIds, emails });
  if (!belongings) throw new Error('The belongings of an agent are one row.');
  return {
    ...noRecords,
    ...belongings,
    ...buildNamePatterns(identities),
    agentIds,
    emails,
    emailPatterns: buildEmailPatterns(emails),
    recipients: emails,
    devicePrincipals: belongings.deviceIds.map((id) => `device:${id}`),
    everywhere: true,
  };
}

/** Patterns of LIKE for texts that contain an address. */
function buildEmailPatterns(emails: readonly string[]): string[] {
  return emails.map((email) => `%${email.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}

/** The addresses of identities, in lower case, each once. */
export function listEmails(identities: readonly Identity[]): string[] {
  return [...new Set(identities.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()])))];
}

/** What an earlier erasure has left names nobody. */
export function withoutErased({ email, givenName, familyName, phone }: Identity): Identity {
  return {
    email: email === null || ERASED_NAME.test(email) || ERASED_ADDRESS.test(email) ? null : email,
    givenName: givenName === null || ERASED_NAME.test(givenName) ? null : givenName,
    familyName: familyName === null || ERASED_NAME.test(familyName) ? null : familyName,
    phone,
  };
}
