import type { BodyOf, contract } from '@farwend/api-contract';
import { findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { changeAccountOf } from '#src/commands/changeAccountOf.ts';
import { checkAddress, inviteUser } from '#src/commands/inviteUser.ts';
import { newId } from '#src/database/newId.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { chosenImage } from '#src/entities/images/resolveImages.ts';
import { countryOf } from '#src/entities/places/countries.ts';
import { is } from '#src/http/actor.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { teamMemberEntity } from './teamMember.entity.ts';
import type { TeamMemberRow } from './teamMember.model.ts';

type Input = BodyOf<typeof contract.teamMembers.create>;
type Change = BodyOf<typeof contract.teamMembers.update>;

/** A new team member with a PENDING account without roles, and the invitation to it. */
export async function inviteTeamMember(body: Input, context: CallContext): Promise<TeamMemberRow> {
  checkCountries(body.careCountryCodes);
  const row: Omit<TeamMemberRow, 'userId'> = {
    ...newRecord(newId(), context),
    ...body,
    photo: await chosenImage(body.photo, '/photo', context),
    status: 'PENDING',
    roles: [],
    openTripRequests: 0,
  };
  const { id: personId, email, givenName, familyName } = row;
  const user = await inviteUser({ personType: 'teamMember', personId, email, givenName, familyName, companyName: null }, context);
  return insertRecord(teamMemberEntity, { ...row, userId: user.id }, context);
}

/** Changes a team member, and the account with them. Everybody their own name, picture, words and absence; administrators the rest. */
export async function changeTeamMember(id: string, body: Change, context: CallContext): Promise<TeamMemberRow> {
  const row = await findToChange(teamMemberEntity, id, context, body.version);
  const { version: _, changeNote, restoredFrom, photo, ...facts } = body;
  const values = changedValues(row, { ...facts, photo: await chosenImage(photo, '/photo', context, row.photo) });
  if (!is(context.actor, 'admin')) {
    const foreign = adminNames.find((name) => values[name] !== undefined);
    if (foreign) throw fieldFailure(`/${foreign}`, 'notAllowed', 'An administrator changes this');
  }
  checkCountries(values.careCountryCodes ?? []);
  if (values.email !== undefined) await checkAddress(values.email, context);
  const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  const saved = await saveChange(teamMemberEntity, row, { values, kind, note: changeNote }, context);
  await changeAccountOf(saved, undefined, context);
  return saved;
}

const adminNames = ['email', 'title', 'department', 'shownOnTeamPage', 'sortOrder', 'careCountryCodes', 'capacity'] as const;

function checkCountries(codes: readonly string[]): void {
  const unknown = codes.findIndex((code) => !countryOf(code));
  if (unknown >= 0) throw fieldFailure(`/careCountryCodes/${unknown}`, 'notAllowed', 'Use the two-letter code of a country, like KE');
}
