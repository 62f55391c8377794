import type { BodyOf, contract } from '@farwend/api-contract';
import { rows } from '#src/calls/entity.ts';
import { insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { countryOf } from '#src/entities/places/countries.ts';
import { findOrCreateTraveler } from '#src/entities/travelers/findOrCreateTraveler.ts';
import { travelerEntity } from '#src/entities/travelers/traveler.entity.ts';
import type { TravelerRow } from '#src/entities/travelers/traveler.model.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { userEntity } from './user.entity.ts';
import { newAccount } from './user.model.ts';

/**
 * An account for whoever reads the mail of an address. No password comes in here: it is chosen behind the mailed link, so nobody can
 * prepare an account for somebody else and wait for them to use it. What exists is left as it is and gets a mail to sign in.
 */
export async function registerTraveler(body: BodyOf<typeof contract.users.create>, context: CallContext): Promise<void> {
  if (!countryOf(body.countryOfResidence)) throw fieldFailure('/countryOfResidence', 'notAllowed', 'Select your country of residence');
  const found = await findOrCreateTraveler({ ...body, source: 'REGISTER' }, context);
  if (found.personType === 'traveler' && found.userId === null) await openAccount(found.travelerId, context);
  const isOpen = found.existed && found.status === 'ENABLED';
  const isStaffOrAgent = found.personType !== 'traveler';
  await context.queue.enqueue(
    'accountMail',
    { who: body.email, purpose: isOpen || isStaffOrAgent ? 'RESET' : 'VERIFY' },
    { transaction: context.transaction },
  );
}

/** The account of a traveler whom staff entered. */
async function openAccount(travelerId: string, context: CallContext): Promise<void> {
  const { models, transaction } = context;
  const [traveler] = rows<TravelerRow>(await models.travelers.findAll({ where: { id: travelerId }, raw: true, transaction, lock: true }));
  if (!traveler || traveler.userId) return;
  const { email, givenName, familyName } = traveler;
  const person = { username: email, email, personType: 'traveler', personId: travelerId, givenName, familyName } as const;
  const account = { emailVerifiedAt: null, status: 'PENDING', passwordHash: null, lastLoginAt: null } as const;
  const user = await insertRecord(
    userEntity,
    { ...newRecord(newId(), context), ...newAccount(), ...person, ...account, roles: [] },
    context,
  );
  await saveChange(travelerEntity, traveler, { values: { userId: user.id } }, context);
}
