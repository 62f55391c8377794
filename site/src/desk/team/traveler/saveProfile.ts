import { isProblem } from '@farwend/api-contract/client';
import { api } from '#src/shared/api.ts';
import { mergeEdits } from '#src/desk/shared/mergeEdits.ts';
import type { Traveler } from '#src/desk/shared/travelerAccounts.ts';
import { buildProfileChange, type ProfileField, type ProfileValues, readProfileValues } from './profileValues.ts';

/** A profile in the making. */
export interface ProfileEdit {
  /** The record as it was when it was begun, or last compared. */
  before: Traveler;
  /** What was typed. */
  values: ProfileValues;
}

/** Somebody else changed fields that were typed here too: a person has to choose. */
export class EditConflict extends Error {
  readonly current: Traveler;
  /** What was typed, with the other changes of the other side. */
  readonly merged: ProfileValues;
  readonly fields: readonly ProfileField[];

  constructor(current: Traveler, merged: ProfileValues, fields: readonly ProfileField[]) {
    super('Somebody changed the same fields meanwhile. Choose which to keep, then save again.');
    this.current = current;
    this.merged = merged;
    this.fields = fields;
  }
}

/** Saves what was typed; what others changed meanwhile stays, unless it is the same fields, which throws an EditConflict. */
export async function saveProfile({ before, values }: ProfileEdit): Promise<Traveler> {
  const typed = buildProfileChange(readProfileValues(before), values);
  if (Object.keys(typed).length === 0) return before;
  const save = ({ id, version }: Traveler) => api.put('/v3/travelers/{id}', { params: { id }, body: typed, ifMatch: version });
  try {
    return await save(before);
  } catch (problem) {
    if (!isProblem(problem) || problem.httpStatus !== 412) throw problem;
    const current = await api.get('/v3/travelers/{id}', { params: { id: before.id } });
    const { merged, conflicts } = mergeEdits(readProfileValues(before), values, readProfileValues(current));
    if (conflicts.length > 0) throw new EditConflict(current, merged, conflicts);
    return save(current);
  }
}
