import type { BodyOf, contract } from '@farwend/api-contract';
import { rows } from '#src/calls/entity.ts';
import { findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { countryOf } from '#src/entities/places/countries.ts';
import { isTimeZone } from '#src/entities/standards/timeZones.ts';
import { userEntity } from '#src/entities/users/user.entity.ts';
import type { UserRow } from '#src/entities/users/user.model.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { travelerEntity } from './traveler.entity.ts';
import type { MarketingRow, TravelerRow } from './traveler.model.ts';
import { isSelf } from './traveler.policy.ts';

const consentTexts = { TRAVELER: 'Newsletter switched on in the profile', STAFF: 'Newsletter switched on by the care team' };

/** A traveler entered by staff; without an account until they make one or send a request. */
export async function createTraveler(body: BodyOf<typeof contract.travelers.create>, context: CallContext): Promise<TravelerRow> {
  checkFacts(body);
  const taken = await preparedQuery(context.sequelize, 'traveler.addressTaken', selectTaken, [body.email], context.transaction);
  if (taken.length > 0) throw new Failure('unique.conflict', { message: `Somebody with the address ${body.email} is here already.` });
  const { newsletter, ...facts } = body;
  return insertRecord(
    travelerEntity,
    {
      ...newRecord(newId(), context),
      ...facts,
      userId: null,
      marketing: consent(newsletter, 'STAFF'),
      tripCount: 0,
      lifetimeValueUSD: 0,
      mergedIntoId: null,
      erasedAt: null,
      status: null,
    },
    context,
  );
}

const selectTaken = 'SELECT email FROM travelers WHERE email = $1 UNION ALL SELECT email FROM users WHERE email = $1';

/** Changes a traveler, and the account's copy of the name and address with them. */
export async function changeTraveler(
  id: string,
  body: BodyOf<typeof contract.travelers.update>,
  context: CallContext,
): Promise<TravelerRow> {
  const row = await findToChange(travelerEntity, id, context, body.version);
  const isOwn = isSelf(context.actor, row.id);
  checkFacts(body);
  if (isOwn) checkOwnChange(body, row);
  const { newsletter, version: _, changeNote, restoredFrom, ...facts } = body;
  const { givenName, familyName, email, phone, countryOfResidence, timeZone, preferredContact, preferredContactTime } = facts;
  const values = changedValues(row, {
    givenName,
    familyName,
    email,
    phone,
    countryOfResidence,
    timeZone,
    preferredContact,
    preferredContactTime,
    doNotContact: facts.doNotContact,
    tags: facts.tags,
    source: facts.source,
    marketing:
      newsletter === undefined || newsletter === row.marketing.newsletter ? undefined : consent(newsletter, isOwn ? 'TRAVELER' : 'STAFF'),
  });
  const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  const saved = await saveChange(travelerEntity, row, { values, kind, note: changeNote }, context);
  if (saved.userId) await changeAccount(saved.userId, saved, context);
  return saved;
}

async function changeAccount(userId: string, { email, givenName, familyName }: TravelerRow, context: CallContext): Promise<void> {
  const { transaction } = context;
  const [user] = rows<UserRow>(await context.models.users.findAll({ where: { id: userId }, raw: true, transaction }));
  if (!user) return;
  const address = user.email === email ? {} : { email, username: email, emailVerifiedAt: null };
  await saveChange(userEntity, user, { values: { givenName, familyName, ...address } }, context);
}

/** What travelers may not change of themselves: how they sign in, and what staff note. */
function checkOwnChange(body: BodyOf<typeof contract.travelers.update>, row: TravelerRow): void {
  for (const name of ['doNotContact', 'tags', 'source'] as const) {
    if (body[name] !== undefined) throw fieldFailure(`/${name}`, 'unknown', `${name} is not a field here. Take it out`);
  }
  if (body.email !== undefined && body.email !== row.email) {
    throw fieldFailure('/email', 'notAllowed', 'You sign in with your email address. Write to us to change it');
  }
}

function checkFacts({
  countryOfResidence,
  timeZone,
}: {
  countryOfResidence?: string | undefined;
  timeZone?: string | null | undefined;
}): void {
  if (countryOfResidence !== undefined && !countryOf(countryOfResidence)) {
    throw fieldFailure('/countryOfResidence', 'notAllowed', 'Select your country of residence');
  }
  if (timeZone && !isTimeZone(timeZone)) throw fieldFailure('/timeZone', 'notAllowed', 'Use the name of a time zone, like Europe/Lisbon');
}

function consent(newsletter: boolean, consentSource: keyof typeof consentTexts): MarketingRow {
  if (!newsletter) return { newsletter, consentAt: null, consentSource: null, consentText: null };
  return { newsletter, consentAt: new Date().toISOString(), consentSource, consentText: consentTexts[consentSource] };
}
