import { accountMailJob } from '#src/domains/accounts/accounts.jobs.ts';
import { userEntity } from '#src/domains/accounts/users/user.entity.ts';
import { newAccount } from '#src/domains/accounts/users/user.model.ts';
import type { BodyOf, contract } from '@farwend/api-contract';
import { insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { findCountry } from '#src/domains/places/countries/countries.ts';
import { findOrCreateTraveler } from './findOrCreateTraveler.ts';
import { travelerEntity } from './traveler.entity.ts';
import { TravelerModel } from './traveler.model.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';

/**
 * Registers an address. The password is chosen through the mailed link, so that nobody can set up an account for somebody else. An
 * existing account is not changed and gets a mail to sign in.
 */
export async function registerTraveler(body: BodyOf<typeof contract.users.create>, context: CallContext): Promise<void> {
  if (!findCountry(body.countryOfResidence)) throw fieldFailure('/countryOfResidence', 'notAllowed', 'Select your country of residence');
  const owner = await findOrCreateTraveler({ ...body, source: 'REGISTER' }, context);
  if (owner.personType === 'traveler' && owner.userId === null) await createAccount(owner.travelerId, context);
  const isOpen = owner.existed && owner.status === 'ENABLED';
  const isStaffOrAgent = owner.personType !== 'traveler';
  await context.queue.enqueue(
    accountMailJob,
    { who: body.email, purpose: isOpen || isStaffOrAgent ? 'RESET' : 'VERIFY' },
    { db: context.db },
  );
}

/** For a traveler entered by staff. */
async function createAccount(travelerId: string, context: CallContext): Promise<void> {
  const [traveler] = await context.db.find(TravelerModel, { where: { id: travelerId }, lock: 'update' });
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
