import type { BodyOf, contract } from '@farwend/api-contract';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { checkNotErased } from '#src/platform/mail/erasedAddress.ts';
import { findCountry } from '#src/domains/places/countries/countries.ts';
import { isTimeZone } from '#src/domains/places/standards/timeZones.ts';
import { userEntity } from '#src/domains/accounts/users/user.entity.ts';
import { UserModel } from '#src/domains/accounts/users/user.model.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { travelerEntity } from './traveler.entity.ts';
import type { MarketingRow, TravelerRow } from './traveler.model.ts';
import { isSelf } from './traveler.policy.ts';
import { selectEmailConflicts } from './changeTraveler.sql.ts';

const consentTexts = { TRAVELER: 'Newsletter switched on in the profile', STAFF: 'Newsletter switched on by the care team' };

/** Creates a traveler entered by staff, without an account until they register or send a request. */
export async function createTraveler(body: BodyOf<typeof contract.travelers.create>, context: CallContext): Promise<TravelerRow> {
  checkFacts(body);
  if (context.sendsNoMail) await checkNotErased(body.email, context);
  const conflicts = await context.db.run(selectEmailConflicts, { email: body.email });
  if (conflicts.length > 0)
    throw fieldFailure('/email', 'unique', `The address ${body.email} is already in use. Choose another.`, 'unique.conflict');
  const { newsletter, ...facts } = body;
  return insertRecord(
    travelerEntity,
    {
      ...newRecord(newId(), context),
      ...facts,
      userId: null,
      marketing: buildConsent(newsletter, 'STAFF'),
      tripCount: 0,
      lifetimeValueUSD: 0,
      mergedIntoId: null,
      erasedAt: null,
      status: null,
    },
    context,
  );
}

/** Changes a traveler and the copy of name and address in the account. */
export async function changeTraveler(
  id: string,
  body: BodyOf<typeof contract.travelers.update>,
  context: CallContext,
): Promise<TravelerRow> {
  const row = await findForUpdate(travelerEntity, id, context, body.version);
  const isOwn = isSelf(context.actor, row.id);
  checkFacts(body);
  if (isOwn) checkOwnChange(body, row);
  const { newsletter, version: _, changeNote, restoredFrom, ...facts } = body;
  const { givenName, familyName, email, phone, countryOfResidence, timeZone, preferredContact, preferredContactTime } = facts;
  const values = pickChangedValues(row, {
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
      newsletter === undefined || newsletter === row.marketing.newsletter
        ? undefined
        : buildConsent(newsletter, isOwn ? 'TRAVELER' : 'STAFF'),
  });
  const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  const saved = await saveChange(travelerEntity, row, { values, kind, note: changeNote }, context);
  if (saved.userId) await updateAccount(saved.userId, saved, context);
  return saved;
}

async function updateAccount(userId: string, { email, givenName, familyName }: TravelerRow, context: CallContext): Promise<void> {
  const [user] = await context.db.find(UserModel, { where: { id: userId } });
  if (!user) return;
  const address = user.email === email ? {} : { email, username: email, emailVerifiedAt: null };
  await saveChange(userEntity, user, { values: { givenName, familyName, ...address } }, context);
}

/** Travelers cannot change their address or the fields of the staff. */
function checkOwnChange(body: BodyOf<typeof contract.travelers.update>, row: TravelerRow): void {
  for (const name of ['doNotContact', 'tags', 'source'] as const) {
    if (body[name] !== undefined) throw fieldFailure(`/${name}`, 'unknown', `There is no field ${name}. Remove it`);
  }
  if (body.email !== undefined && body.email !== row.email) {
    throw fieldFailure('/email', 'notAllowed', 'You sign in with your email address. Contact us to change it');
  }
}

function checkFacts({
  countryOfResidence,
  timeZone,
}: {
  countryOfResidence?: string | undefined;
  timeZone?: string | null | undefined;
}): void {
  if (countryOfResidence !== undefined && !findCountry(countryOfResidence)) {
    throw fieldFailure('/countryOfResidence', 'notAllowed', 'Select your country of residence');
  }
  if (timeZone && !isTimeZone(timeZone)) throw fieldFailure('/timeZone', 'notAllowed', 'Use the name of a time zone, like Europe/Lisbon');
}

function buildConsent(newsletter: boolean, consentSource: keyof typeof consentTexts): MarketingRow {
  if (!newsletter) return { newsletter, consentAt: null, consentSource: null, consentText: null };
  return { newsletter, consentAt: new Date().toISOString(), consentSource, consentText: consentTexts[consentSource] };
}
