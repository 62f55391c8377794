import type { PersonType, UserStatus } from '@farwend/api-contract';
import { newRecord } from '#src/calls/records.ts';
import { firstVersionOf, recordFirstVersions } from '#src/calls/recordVersion.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { userEntity } from '#src/entities/users/user.entity.ts';
import { newAccount, type UserRow } from '#src/entities/users/user.model.ts';
import { travelerEntity } from './traveler.entity.ts';
import type { TravelerRow } from './traveler.model.ts';

/** Who a trip is for, as told in the form. */
export interface ToldPerson {
  /** In lower case. */
  email: string;
  givenName: string;
  familyName: string;
  phone: { prefix: string; number: string } | null;
  /** ISO 3166 alpha-2. */
  countryOfResidence: string;
  /** Where we learnt of the person, like WEB. */
  source?: string;
}

/** Whom an e-mail address belongs to. */
export type FoundTraveler =
  | {
      personType: 'traveler';
      travelerId: string;
      /** False when traveler and account were made just now. */
      existed: boolean;
      /** Null for a traveler without an account. */
      userId: string | null;
      status: UserStatus | null;
    }
  /** The address of an agent or a team member: no traveler, nothing was made. */
  | { personType: Exclude<PersonType, 'traveler'>; travelerId: null; existed: true; userId: string; status: UserStatus };

/**
 * The traveler of an e-mail address, unchanged; for a new address a traveler with a PENDING account that has no password, both with
 * their first version and audit row. Of two requests with one new address at once the second waits for the first and finds its traveler.
 * Needs the transaction of the call.
 */
export async function findOrCreateTraveler(told: ToldPerson, context: CallContext): Promise<FoundTraveler> {
  const traveler = newTraveler(told, context);
  const user = newUser(told, traveler, context);
  const inserted = await preparedQuery(
    context.sequelize,
    'traveler.insertNew',
    insertNew,
    [
      traveler.id,
      user.id,
      told.email,
      told.givenName,
      told.familyName,
      told.phone && JSON.stringify(told.phone),
      told.countryOfResidence,
      traveler.source,
      traveler.createdById,
    ],
    context.transaction,
  );
  if (inserted.length === 0) return findByEmail(told.email, context);
  await recordFirstVersions([firstVersionOf(userEntity, user, context), firstVersionOf(travelerEntity, traveler, context)], context);
  return { personType: 'traveler', travelerId: traveler.id, existed: false, userId: user.id, status: 'PENDING' };
}

// The traveler's unique address decides between two at once; the account follows it in the same statement.
const insertNew = `
  WITH made AS (
    INSERT INTO travelers (id, user_id, email, given_name, family_name, phone, country_of_residence, source, created_by_id, updated_by_id)
    SELECT $1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $9 WHERE NOT EXISTS (SELECT FROM users WHERE email = $3)
    ON CONFLICT (email) DO NOTHING RETURNING id
  )
  INSERT INTO users (id, username, email, person_type, person_id, status, given_name, family_name, created_by_id, updated_by_id)
  SELECT $2, $3, $3, 'traveler', id, 'PENDING', $4, $5, $9, $9 FROM made
  RETURNING id`;

interface FoundRow {
  person_type: PersonType | null;
  user_id: string | null;
  status: UserStatus | null;
  traveler_id: string | null;
}

async function findByEmail(email: string, context: CallContext): Promise<FoundTraveler> {
  const [row] = await preparedQuery<FoundRow>(context.sequelize, 'traveler.byEmail', selectByEmail, [email], context.transaction);
  const { person_type: personType, user_id: userId, status, traveler_id: travelerId } = row ?? {};
  if (personType && personType !== 'traveler' && userId && status) return { personType, travelerId: null, existed: true, userId, status };
  if (!travelerId) throw new Failure('server.maintenance', { headers: { 'Retry-After': '1' } }); // made and taken back by another at this moment
  return { personType: 'traveler', travelerId, existed: true, userId: userId ?? null, status: status ?? null };
}

const selectByEmail = `
  SELECT u.person_type, CASE WHEN s.id IS NULL THEN u.id ELSE s.user_id END AS user_id,
    CASE WHEN s.id IS NULL THEN u.status ELSE (SELECT a.status FROM users a WHERE a.id = s.user_id) END AS status,
    CASE WHEN u.person_type IS NULL OR u.person_type = 'traveler' THEN coalesce(t.merged_into_id, t.id) END AS traveler_id
  FROM (SELECT $1::text AS email) told
  LEFT JOIN users u ON u.email = told.email
  LEFT JOIN travelers t ON CASE WHEN u.person_type = 'traveler' THEN t.id = u.person_id ELSE t.email = told.email END
  LEFT JOIN travelers s ON s.id = t.merged_into_id`; // the account of one that was merged is closed; the one it went into counts

function newTraveler(told: ToldPerson, context: CallContext): TravelerRow {
  return {
    ...newRecord(newId(), context),
    userId: null,
    givenName: told.givenName,
    familyName: told.familyName,
    email: told.email,
    phone: told.phone,
    countryOfResidence: told.countryOfResidence,
    timeZone: null,
    preferredContact: 'ANY',
    preferredContactTime: 'ANY',
    marketing: { newsletter: false, consentAt: null, consentSource: null, consentText: null },
    doNotContact: false,
    tags: [],
    source: told.source ?? 'WEB',
    tripCount: 0,
    lifetimeValueUSD: 0,
    mergedIntoId: null,
    erasedAt: null,
    status: 'PENDING',
  };
}

function newUser(told: ToldPerson, traveler: TravelerRow, context: CallContext): UserRow {
  const record = newRecord(newId(), context);
  traveler.userId = record.id;
  return {
    ...record,
    ...newAccount(),
    username: told.email,
    email: told.email,
    emailVerifiedAt: null,
    personType: 'traveler',
    personId: traveler.id,
    status: 'PENDING',
    roles: [],
    givenName: told.givenName,
    familyName: told.familyName,
    passwordHash: null,
    lastLoginAt: null,
  };
}
