import type { BodyOf, contract, Role } from '@farwend/api-contract';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { syncAccount } from '#src/domains/accounts/users/syncAccount.ts';
import { checkEmailUnused, inviteUser } from '#src/domains/accounts/users/inviteUser.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { resolveChosenImage } from '#src/publishing/pictures/resolveImages.ts';
import { findCountry } from '#src/domains/places/countries/countries.ts';
import { is } from '#src/kernel/actor.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { teamMemberEntity } from './teamMember.entity.ts';
import type { TeamMemberRow } from './teamMember.model.ts';

type Input = BodyOf<typeof contract.teamMembers.create>;
type Change = BodyOf<typeof contract.teamMembers.update>;

/** Creates a team member with a PENDING account without roles, and mails the invitation. */
export async function inviteTeamMember(body: Input, context: CallContext): Promise<TeamMemberRow> {
  const row = await buildTeamMember(body, [], context);
  const { id: personId, email, givenName, familyName } = row;
  const user = await inviteUser({ personType: 'teamMember', personId, email, givenName, familyName, companyName: null }, context);
  return insertRecord(teamMemberEntity, { ...row, userId: user.id }, context);
}

/** The row of a new team member, without an account. */
export async function buildTeamMember(body: Input, roles: Role[], context: CallContext): Promise<Omit<TeamMemberRow, 'userId'>> {
  checkCountries(body.careCountryCodes);
  return {
    ...newRecord(newId(), context),
    ...body,
    photo: await resolveChosenImage(body.photo, '/photo', context),
    status: 'PENDING',
    roles,
    openTripRequests: 0,
  };
}

/** Changes a team member and the account. People change their own name, photo, texts and absence, administrators the rest. */
export async function changeTeamMember(id: string, body: Change, context: CallContext): Promise<TeamMemberRow> {
  const row = await findForUpdate(teamMemberEntity, id, context, body.version);
  const { version: _, changeNote, restoredFrom, photo, ...facts } = body;
  const values = pickChangedValues(row, { ...facts, photo: await resolveChosenImage(photo, '/photo', context, row.photo) });
  if (!is(context.actor, 'admin')) {
    const forbidden = adminFields.find((name) => values[name] !== undefined);
    if (forbidden) throw fieldFailure(`/${forbidden}`, 'notAllowed', 'Only an administrator can change this');
  }
  checkCountries(values.careCountryCodes ?? []);
  if (values.email !== undefined) await checkEmailUnused(values.email, context);
  const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  const saved = await saveChange(teamMemberEntity, row, { values, kind, note: changeNote }, context);
  await syncAccount(saved, undefined, context);
  return saved;
}

const adminFields = ['email', 'title', 'department', 'shownOnTeamPage', 'sortOrder', 'careCountryCodes', 'capacity'] as const;

function checkCountries(codes: readonly string[]): void {
  const unknown = codes.findIndex((code) => !findCountry(code));
  if (unknown >= 0) throw fieldFailure(`/careCountryCodes/${unknown}`, 'notAllowed', 'Use the two-letter code of a country, like KE');
}
