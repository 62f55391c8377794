import type { NewSsoPerson } from '#src/domains/accounts/users/user.events.ts';
import type { UserRow } from '#src/domains/accounts/users/user.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { saveChange } from '#src/records/records.ts';
import { findOrCreateTraveler } from './findOrCreateTraveler.ts';
import { travelerEntity } from './traveler.entity.ts';
import { TravelerModel } from './traveler.model.ts';

export async function updateTravelerEmail({ user }: { user: UserRow }, context: CallContext): Promise<void> {
  if (user.personType !== 'traveler') return;
  const [traveler] = await context.db.find(TravelerModel, { where: { id: user.personId } });
  if (traveler) await saveChange(travelerEntity, traveler, { values: { email: user.email } }, context);
}

/** The country is a placeholder: the trip request form asks for it later. */
export async function createSsoTraveler(person: NewSsoPerson, context: CallContext): Promise<void> {
  await findOrCreateTraveler({ ...person, phone: null, countryOfResidence: 'US', source: 'SSO' }, context);
}
