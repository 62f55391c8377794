import type { PersonType, Role, UserStatus } from '@farwend/api-contract';
import { insertModels } from '#src/db/bulkInsert.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { findCountry } from '#src/domains/places/countries/countries.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import { travelerEntity } from '#src/domains/travelers/travelers/traveler.entity.ts';
import { TravelerModel, type TravelerRow } from '#src/domains/travelers/travelers/traveler.model.ts';
import { userEntity } from '#src/domains/accounts/users/user.entity.ts';
import { newAccount, UserModel, type UserRow } from '#src/domains/accounts/users/user.model.ts';
import { teamMemberData } from './data/team.data.ts';
import { travelerData } from './data/travelers.data.ts';
import { demoId } from './demoId.ts';
import { generateTravelers } from './generateTravelers.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import { type DemoAgent, buildDemoAgents, seedPartners } from './partners.seed.ts';
import type { SeedContext } from './seedContext.ts';
import { seedTeam } from './team.seed.ts';

interface Person {
  personType: PersonType;
  personId: string;
  email: string;
  givenName: string;
  familyName: string;
  roles: Role[];
  status: UserStatus;
  sinceDays: number;
}

/** The people the rest of the demo data speaks of. */
export interface DemoPeople {
  travelers: readonly TravelerRow[];
  /** Ids of team members by country of care. */
  careByCountry: ReadonlyMap<string, string[]>;
  /** User id of the person who looks after most requests. */
  careUserId: string;
}

/** Partners and their agents, the team, the travelers, and an account for each. `hashes`: password hashes by e-mail. */
export async function seedPeople(hashes: ReadonlyMap<string, string>, context: SeedContext): Promise<DemoPeople> {
  const agents = buildDemoAgents().map(agentPerson);
  const team = teamMemberData.map(([givenName, familyName, mailbox, roles]): Person => {
    const email = `${mailbox}@example.com`;
    const personId = demoId('teamMember', email);
    return { personType: 'teamMember', personId, email, givenName, familyName, roles: [...roles], status: 'ENABLED', sinceDays: 900 };
  });
  const travelers = [...travelerData, ...generateTravelers()].map((line, index) => traveler(line, index, context));
  const users = [...agents, ...team, ...travelers.map((row) => travelerPerson(row, context))].map((person) =>
    user(person, hashes, context),
  );
  await insertModels(context.db, UserModel, users);
  await insertFirstVersions(context.db, userEntity, users);
  await seedTeam(context);
  await seedPartners(context);
  await insertModels(context.db, TravelerModel, travelers);
  await insertFirstVersions(context.db, travelerEntity, travelers);
  return { travelers, careByCountry: careByCountry(), careUserId: demoId('user', 'care@example.com') };
}

function agentPerson({ email, givenName, familyName, status }: DemoAgent): Person {
  return { personType: 'agent', personId: demoId('agent', email), email, givenName, familyName, roles: ['agent'], status, sinceDays: 800 };
}

function traveler(
  [givenName, familyName, country, number, tripCount, sinceDays]: (typeof travelerData)[number],
  index: number,
  context: SeedContext,
): TravelerRow {
  const mailbox = index < 2 ? toPlainText(givenName) : `${toPlainText(givenName)}.${toPlainText(familyName)}`.replace(/[^a-z.-]/g, '');
  const email = `${mailbox}@example.com`;
  const isKnown = tripCount > 0 || index < 2;
  const consentAt = index % 3 === 0 ? context.time.ago(sinceDays).toISOString() : null;
  return {
    ...record('traveler', email, sinceDays, context),
    userId: demoId('user', email),
    givenName,
    familyName,
    email,
    phone: number === null ? null : { prefix: findCountry(country)?.dialCode ?? '', number },
    countryOfResidence: country,
    timeZone: index === 0 ? 'America/Los_Angeles' : index === 1 ? 'Europe/London' : null,
    preferredContact: index % 4 === 0 ? 'EMAIL' : 'ANY',
    preferredContactTime: index % 5 === 0 ? 'EVENING' : 'ANY',
    marketing: {
      newsletter: consentAt !== null,
      consentAt,
      consentSource: consentAt && 'TRIP_FORM',
      consentText: consentAt && 'Send me letters from Farwend',
    },
    doNotContact: false,
    tags: tripCount > 2 ? ['repeat'] : [],
    source: 'WEB',
    tripCount,
    lifetimeValueUSD: tripCount * 17_400,
    mergedIntoId: null,
    erasedAt: null,
    status: isKnown ? 'ENABLED' : 'PENDING',
  };
}

function travelerPerson(row: TravelerRow, { time }: SeedContext): Person {
  return {
    personType: 'traveler',
    personId: row.id,
    email: row.email,
    givenName: row.givenName,
    familyName: row.familyName,
    roles: [],
    status: row.status ?? 'PENDING',
    sinceDays: (time.now.getTime() - row.createdAt.getTime()) / 86_400_000,
  };
}

function user(person: Person, hashes: ReadonlyMap<string, string>, context: SeedContext): UserRow {
  const row = record('user', person.email, person.sinceDays, context);
  const { personType, personId, email, givenName, familyName, roles, status } = person;
  return {
    ...row,
    ...newAccount(),
    statusChangedAt: row.createdAt,
    username: email,
    email,
    emailVerifiedAt: status === 'ENABLED' ? row.createdAt : null,
    personType,
    personId,
    status,
    roles,
    givenName,
    familyName,
    passwordHash: hashes.get(email) ?? null,
    lastLoginAt: null,
  };
}

function careByCountry(): Map<string, string[]> {
  const byCountry = new Map<string, string[]>();
  for (const [, , mailbox, , , codes] of teamMemberData) {
    for (const code of codes) byCountry.set(code, [...(byCountry.get(code) ?? []), demoId('teamMember', `${mailbox}@example.com`)]);
  }
  return byCountry;
}

function record(kind: string, key: string, sinceDays: number, { time }: SeedContext): RecordRow {
  const at = time.ago(sinceDays);
  return { id: demoId(kind, key), version: 1, createdAt: at, updatedAt: at, createdById: null, updatedById: null };
}
