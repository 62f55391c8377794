import type { PersonType, UserStatus } from '@farwend/api-contract';
import { newRecord } from '#src/records/records.ts';
import { buildFirstVersion, recordFirstVersions } from '#src/records/recordVersion.ts';
import { welcomeBack } from '#src/platform/mail/erasedAddress.ts';
import { newId } from '#src/kernel/newId.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { userEntity } from '#src/domains/accounts/users/user.entity.ts';
import { newAccount, type UserRow } from '#src/domains/accounts/users/user.model.ts';
import { travelerEntity } from './traveler.entity.ts';
import type { TravelerRow } from './traveler.model.ts';
import { insertTravelerWithAccount, selectEmailOwner } from './findOrCreateTraveler.sql.ts';

/** Contact data from the trip request form, from registration or from single sign-on. */
export interface ContactPerson {
  /** In lower case. */
  email: string;
  givenName: string;
  familyName: string;
  phone: { prefix: string; number: string } | null;
  /** ISO 3166 alpha-2. */
  countryOfResidence: string;
  /** Where the person came from, like WEB. */
  source?: string;
}

export type EmailOwner =
  | {
      personType: 'traveler';
      travelerId: string;
      /** False if traveler and account were created by this call. */
      existed: boolean;
      /** Null for a traveler without an account. */
      userId: string | null;
      status: UserStatus | null;
    }
  /** The address belongs to an agent or a team member; nothing was created. */
  | { personType: Exclude<PersonType, 'traveler'>; travelerId: null; existed: true; userId: string; status: UserStatus };

/**
 * Finds the traveler of an e-mail address, or creates one with a PENDING account without a password, both with version and audit row.
 * Of two concurrent calls with the same new address the second waits for the first and finds its traveler. Needs a transaction.
 */
export async function findOrCreateTraveler(person: ContactPerson, context: CallContext): Promise<EmailOwner> {
  await welcomeBack(person.email, context);
  const traveler = buildTraveler(person, context);
  const user = buildUser(person, traveler, context);
  const inserted = await context.db.run(insertTravelerWithAccount, {
    travelerId: traveler.id,
    userId: user.id,
    email: person.email,
    givenName: person.givenName,
    familyName: person.familyName,
    phone: person.phone,
    countryOfResidence: person.countryOfResidence,
    source: traveler.source,
    createdById: traveler.createdById,
  });
  if (inserted.length === 0) return findEmailOwner(person.email, context);
  await recordFirstVersions([buildFirstVersion(userEntity, user, context), buildFirstVersion(travelerEntity, traveler, context)], context);
  return { personType: 'traveler', travelerId: traveler.id, existed: false, userId: user.id, status: 'PENDING' };
}

async function findEmailOwner(email: string, context: CallContext): Promise<EmailOwner> {
  const [row] = await context.db.run(selectEmailOwner, { email });
  const { person_type: personType, user_id: userId, status, traveler_id: travelerId } = row ?? {};
  if (personType && personType !== 'traveler' && userId && status) return { personType, travelerId: null, existed: true, userId, status };
  if (!travelerId) throw new Failure('server.maintenance', { headers: { 'Retry-After': '1' } }); // a concurrent transaction inserted the traveler and rolled back
  return { personType: 'traveler', travelerId, existed: true, userId: userId ?? null, status: status ?? null };
}

function buildTraveler(person: ContactPerson, context: CallContext): TravelerRow {
  return {
    ...newRecord(newId(), context),
    userId: null,
    givenName: person.givenName,
    familyName: person.familyName,
    email: person.email,
    phone: person.phone,
    countryOfResidence: person.countryOfResidence,
    timeZone: null,
    preferredContact: 'ANY',
    preferredContactTime: 'ANY',
    marketing: { newsletter: false, consentAt: null, consentSource: null, consentText: null },
    doNotContact: false,
    tags: [],
    source: person.source ?? 'WEB',
    tripCount: 0,
    lifetimeValueUSD: 0,
    mergedIntoId: null,
    erasedAt: null,
    status: 'PENDING',
  };
}

function buildUser(person: ContactPerson, traveler: TravelerRow, context: CallContext): UserRow {
  const record = newRecord(newId(), context);
  traveler.userId = record.id;
  return {
    ...record,
    ...newAccount(),
    username: person.email,
    email: person.email,
    emailVerifiedAt: null,
    personType: 'traveler',
    personId: traveler.id,
    status: 'PENDING',
    roles: [],
    givenName: person.givenName,
    familyName: person.familyName,
    passwordHash: null,
    lastLoginAt: null,
  };
}
