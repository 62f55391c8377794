import { Button, RadioGroup } from '@farwend/design-system';
import { useState } from 'react';
import { formatMoment } from '#src/desk/shared/formats.ts';
import { Conflict } from './ProfileForm.styles.ts';
import { profileFieldNames, type ProfileField, readProfileValues } from './profileValues.ts';
import type { EditConflict } from './saveProfile.ts';

/** Props of ConflictChoice. */
export interface ConflictChoiceProps {
  conflict: EditConflict;
  /** Who changed it meanwhile, where that is known. */
  author: string | undefined;
  /** Called with the fields that are taken from the other side. */
  onKeep: (theirFields: readonly ProfileField[]) => void;
}

/** Fields that two people changed, both values of each beside each other, one of which is kept. */
export function ConflictChoice({ conflict: { current, merged, fields, message }, author = 'somebody else', onKeep }: ConflictChoiceProps) {
  const [theirFields, setTheirFields] = useState<readonly ProfileField[]>([]);
  const theirs = readProfileValues(current);
  const choose = (field: ProfileField, isTheirs: boolean) =>
    setTheirFields((old) => [...old.filter((one) => one !== field), ...(isTheirs ? [field] : [])]);
  return (
    <Conflict aria-label="Changed by two people" role="group">
      <p role="alert">
        {message} Theirs is by {author}, {formatMoment(current.updatedAt)}.
      </p>
      {fields.map((field) => (
        <RadioGroup
          key={field}
          name={`conflict-${field}`}
          label={profileFieldNames[field]}
          value={theirFields.includes(field) ? 'theirs' : 'mine'}
          onChange={(value) => choose(field, value === 'theirs')}
          options={[
            { value: 'mine', label: `Mine: ${describe(merged[field])}` },
            { value: 'theirs', label: `Theirs: ${describe(theirs[field])}` },
          ]}
        />
      ))}
      <Button size="small" onClick={() => onKeep(theirFields)}>
        Go on with these
      </Button>
    </Conflict>
  );
}

function describe(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === '' ? 'nothing' : value;
}
