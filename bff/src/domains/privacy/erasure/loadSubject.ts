import type { CallContext } from '#src/kernel/context.ts';
import { buildNamePatterns, type Identity } from './namePatterns.ts';
import { type ErasureParameters, noRecords } from './parameters.ts';
import { selectBelongings, selectIdentities, selectTravelerIds } from './subject.sql.ts';

/** Whose data it is: a traveler, or somebody who is known by an address only. */
export type Person = { travelerId: string } | { email: string };

const ERASED_NAME = /^erased$/;
const ERASED_ADDRESS = /@erased\.invalid$/;

/** Whose data is copied or erased, with all that is theirs, as the statements name it. */
export type Subject = ErasureParameters;

/** Finds everything that belongs to a person. */
export async function loadSubject(person: Person, { db }: Pick<CallContext, 'db'>): Promise<Subject> {
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
    emailPatterns: emails.map((email) => `%${email.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
    recipients: emails,
    devicePrincipals: belongings.deviceIds.map((id) => `device:${id}`),
    everywhere: true,
  };
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
