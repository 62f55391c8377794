import { type BodyOf, type contract, ONLY_TRAVELERS } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import type { PartyMemberRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import { findOrCreateTraveler } from '#src/entities/travelers/findOrCreateTraveler.ts';
import { is } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';

type Input = BodyOf<typeof contract.tripRequests.create>;
type Party = Input['travelers'];

/** The people of a request as they are kept, whether it shows among the trips of its sender at once, and what care should look at. */
export interface TripPeople {
  members: PartyMemberRow[];
  confirmed: boolean;
  flags: string[];
}

/** The party: `travelers` wins over the form's `traveler`; the first is primary unless another says so. */
export function partyOf(input: Input): Party {
  const { traveler } = input;
  const named = input.travelers.length > 0 ? input.travelers : fromForm(traveler);
  if (named.length === 0) {
    const message = 'Enter your first name, last name, email address and country of residence to send your request.';
    const missing = [
      ['givenName', traveler?.firstName],
      ['familyName', traveler?.lastName],
      ['email', traveler?.email],
      ['countryOfResidence', traveler?.countryOfResidence],
    ] as const;
    throw new Failure('validation.failed', {
      message,
      errors: missing
        .filter(([, value]) => !value)
        .map(([field]) => ({ pointer: `/travelers/0/${field}`, field, code: 'required', message })),
    });
  }
  const primary = Math.max(
    0,
    named.findIndex((member) => member.isPrimary),
  );
  return named.map((member, index) => ({ ...member, isPrimary: index === primary }));
}

function fromForm(traveler: Input['traveler']): Party {
  if (!traveler?.email || !traveler.firstName || !traveler.lastName || !traveler.countryOfResidence) return [];
  const { email, firstName, lastName, countryOfResidence, phone } = traveler;
  return [{ email: email.trim().toLowerCase(), givenName: firstName, familyName: lastName, countryOfResidence, phone: phone ?? null }];
}

/** Finds or creates everybody of the party. A stranger who names an existing account does not put the request into that person's list. */
export async function travelersOf(party: Party, context: CallContext): Promise<TripPeople> {
  const members: PartyMemberRow[] = [];
  let confirmed = true;
  for (const [index, person] of party.entries()) {
    const found = await findOrCreateTraveler({ ...person, phone: person.phone ?? null, source: 'WEB' }, context);
    if (found.personType !== 'traveler') throw new Failure('auth.onlyTravelers', { message: ONLY_TRAVELERS });
    if (found.status === 'DISABLED')
      throw fieldFailure(`/travelers/${index}/email`, 'notAllowed', 'We cannot use this email address here. Call us');
    const isCaller = is(context.actor, 'admin', 'care') || context.actor.person?.personId === found.travelerId;
    if (found.existed && person.isPrimary && !isCaller) confirmed = false;
    members.push({
      travelerId: found.travelerId,
      email: person.email,
      givenName: person.givenName,
      familyName: person.familyName,
      countryOfResidence: person.countryOfResidence,
      phone: person.phone ?? null,
      isPrimary: person.isPrimary ?? false,
    });
  }
  return { members, confirmed, flags: context.captchaSolved || context.actor.person ? [] : ['noCaptcha'] };
}

/** The people of a draft as typed: a traveller and an account are made of nobody who has not sent anything. */
export async function strangersOf(party: Party, context: CallContext): Promise<TripPeople> {
  const emails = party.map(({ email }) => email);
  const users = await preparedQuery<{ email: string; person_type: string; status: string }>(
    context.sequelize,
    'tripRequest.draftPeople',
    'SELECT email, person_type, status FROM users WHERE email = ANY ($1)',
    [emails],
    context.transaction,
  );
  if (users.some((user) => user.person_type !== 'traveler')) throw new Failure('auth.onlyTravelers', { message: ONLY_TRAVELERS });
  if (users.some(({ status }) => status === 'DISABLED'))
    throw fieldFailure('/travelers/0/email', 'notAllowed', 'We cannot use this email address here. Call us');
  const members = party.map(({ email, givenName, familyName, countryOfResidence, phone, isPrimary }) => ({
    travelerId: null,
    email,
    givenName,
    familyName,
    countryOfResidence,
    phone: phone ?? null,
    isPrimary: isPrimary ?? false,
  }));
  return { members, confirmed: false, flags: context.captchaSolved ? [] : ['noCaptcha'] };
}
