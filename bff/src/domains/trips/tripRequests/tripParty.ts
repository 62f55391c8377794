import { type BodyOf, type contract, ONLY_TRAVELERS } from '@farwend/api-contract';
import type { PartyMemberRow } from './tripRequest.model.ts';
import { findOrCreateTraveler } from '#src/domains/travelers/travelers/findOrCreateTraveler.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectUsersByEmail } from './tripParty.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type Input = BodyOf<typeof contract.tripRequests.create>;
type Party = Input['travelers'];

/** The party as stored, whether the request appears at once in its sender's list, and its risk flags. */
export interface ResolvedParty {
  members: PartyMemberRow[];
  confirmed: boolean;
  flags: string[];
}

/** The party: `travelers`, otherwise the form's `traveler`. The first member is primary unless another is marked. */
export function parseParty(input: Input): Party {
  const { traveler } = input;
  const members = input.travelers.length > 0 ? input.travelers : parseFormTraveler(traveler);
  if (members.length === 0) {
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
    members.findIndex((member) => member.isPrimary),
  );
  return members.map((member, index) => ({ ...member, isPrimary: index === primary }));
}

function parseFormTraveler(traveler: Input['traveler']): Party {
  if (!traveler?.email || !traveler.firstName || !traveler.lastName || !traveler.countryOfResidence) return [];
  const { email, firstName, lastName, countryOfResidence, phone } = traveler;
  return [{ email: email.trim().toLowerCase(), givenName: firstName, familyName: lastName, countryOfResidence, phone: phone ?? null }];
}

/** Finds or creates the travelers of the party. If an anonymous sender gives the email address of an account, the request is unconfirmed. */
export async function resolveTravelers(party: Party, context: CallContext): Promise<ResolvedParty> {
  const members: PartyMemberRow[] = [];
  let confirmed = true;
  for (const [index, person] of party.entries()) {
    const traveler = await findOrCreateTraveler({ ...person, phone: person.phone ?? null, source: 'WEB' }, context);
    if (traveler.personType !== 'traveler') throw new Failure('auth.onlyTravelers', { message: ONLY_TRAVELERS });
    if (traveler.status === 'DISABLED')
      throw fieldFailure(`/travelers/${index}/email`, 'notAllowed', 'We cannot use this email address here. Please call us');
    checkTravelerId(person, traveler.travelerId, `/travelers/${index}`);
    const isCaller = is(context.actor, 'admin', 'care') || context.actor.person?.personId === traveler.travelerId;
    if (traveler.existed && person.isPrimary && !isCaller) confirmed = false;
    members.push({
      travelerId: traveler.travelerId,
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

/** Throws 422 for the id of another traveler than the one with the email address, by which travelers are found. */
export function checkTravelerId(person: { travelerId?: string | undefined }, found: string, pointer: string): void {
  if (person.travelerId === undefined || person.travelerId === found) return;
  throw unknownReference(`${pointer}/travelerId`, 'This is not the id of the traveler with this email address. Leave it out');
}

/** The party of an anonymous draft as entered: travelers and accounts are created only on submission. */
export async function resolveDraftTravelers(party: Party, context: CallContext): Promise<ResolvedParty> {
  const emails = party.map(({ email }) => email);
  const users = await context.db.run(selectUsersByEmail, { emails });
  if (users.some((user) => user.person_type !== 'traveler')) throw new Failure('auth.onlyTravelers', { message: ONLY_TRAVELERS });
  if (users.some(({ status }) => status === 'DISABLED'))
    throw fieldFailure('/travelers/0/email', 'notAllowed', 'We cannot use this email address here. Please call us');
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
