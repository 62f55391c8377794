import type { CallContext } from '#src/kernel/context.ts';
import { buildNamePatterns, type NamePatterns } from './namePatterns.ts';
import { selectBelongings, selectIdentities, selectTravelerIds } from './subject.sql.ts';

/** Whose data it is: a traveler, or somebody who is known by an address only. */
export type Person = { travelerId: string } | { email: string };

const ERASED_NAME = /^erased$/;
const ERASED_ADDRESS = /@erased\.invalid$/;

/** A person with all that is theirs, as the statements of an erasure and an export name it. */
export type Subject = Awaited<ReturnType<typeof loadSubject>>;

/** Finds everything that belongs to a person. */
export async function loadSubject(person: Person, { db }: Pick<CallContext, 'db'>) {
  const travelerIds =
    'travelerId' in person ? (await db.run(selectTravelerIds, { travelerId: person.travelerId })).map(({ id }) => id) : [];
  const written = 'email' in person ? [person.email] : [];
  const identities = (await db.run(selectIdentities, { travelerIds, emails: written })).map(withoutErased);
  const emails = [...new Set(identities.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()])))];
  const belongings = await db.first(selectBelongings, { travelerIds, emails });
  if (!belongings) throw new Error('The belongings of a person are one row.');
  const { phrases, names }: NamePatterns = buildNamePatterns(identities);
  return {
    ...belongings,
    travelerIds,
    emails,
    phrases,
    names,
    emailPatterns: emails.map((email) => `%${email.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
    devicePrincipals: belongings.deviceIds.map((id) => `device:${id}`),
  };
}

type Identity = Parameters<typeof buildNamePatterns>[0][number];

/** What an earlier erasure has left names nobody. */
function withoutErased({ email, givenName, familyName, phone }: Identity): Identity {
  return {
    email: email === null || ERASED_NAME.test(email) || ERASED_ADDRESS.test(email) ? null : email,
    givenName: givenName === null || ERASED_NAME.test(givenName) ? null : givenName,
    familyName: familyName === null || ERASED_NAME.test(familyName) ? null : familyName,
    phone,
  };
}
