import { Alert, Button, Checkbox, Cluster, CountrySelect, Select, TextField } from '@farwend/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { api } from '#src/shared/api.ts';
import type { Country } from '#src/desk/shared/countriesQuery.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { readFieldErrors } from '#src/desk/shared/readFieldErrors.ts';
import type { Traveler } from '#src/desk/shared/travelerAccounts.ts';
import type { RecordVersion } from '#src/desk/team/request/requestQueries.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { ProfileFields } from './ProfileForm.styles.ts';
import {
  preferredContacts,
  preferredContactTimes,
  type ProfileField,
  profileFieldNames,
  type ProfileValues,
  readProfileValues,
} from './profileValues.ts';
import { EditConflict, type ProfileEdit, saveProfile } from './saveProfile.ts';
import { timeZonesQuery } from './timeZonesQuery.ts';
import { useTravelerChange } from './useTravelerChange.ts';

/** Props of ProfileForm. */
export interface ProfileFormProps {
  traveler: Traveler;
  countries: readonly Country[];
  /** What was changed, the last first. */
  versions: readonly RecordVersion[];
  onClose: () => void;
}

/** The fields of a traveler that the team may change. */
export function ProfileForm({ traveler, countries, versions, onClose }: ProfileFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [edit, setEdit] = useState<ProfileEdit>(() => ({ before: traveler, values: readProfileValues(traveler) }));
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const save = useTravelerChange(traveler.id, saveProfile);
  const { data: timeZones = [] } = useQuery(timeZonesQuery(api));
  const { values } = edit;
  const errors = readFieldErrors(save.error);
  const set = <Field extends ProfileField>(field: Field, value: ProfileValues[Field]) =>
    setEdit((old) => ({ ...old, values: { ...old.values, [field]: value } }));
  useEffect(() => document.getElementById(`${id}-givenName`)?.focus(), [id]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(edit, {
      onSuccess: onClose,
      onError: (problem) => {
        if (problem instanceof EditConflict) {
          setConflict(problem);
          setEdit({ before: problem.current, values: problem.merged });
        }
        requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset button')?.focus());
      },
    });
  };
  const keep = (theirFields: readonly ProfileField[]) => {
    const theirs = readProfileValues(edit.before);
    for (const field of theirFields) set(field, theirs[field]);
    setConflict(null);
    save.reset();
  };
  const text = (name: 'givenName' | 'familyName' | 'email' | 'tags' | 'source') => ({
    id: `${id}-${name}`,
    label: profileFieldNames[name],
    value: values[name],
    onChange: (value: string) => set(name, value),
    error: errors[name],
    autoComplete: 'off',
  });
  return (
    <ProfileFields ref={form} onSubmit={send} aria-label="Profile" noValidate>
      {save.isError && !conflict && (
        <Alert tone="error" announce>
          {describeProblem(save.error)}
        </Alert>
      )}
      {conflict && <ConflictChoice conflict={conflict} author={versions[0]?.createdBy?.displayName} onKeep={keep} />}
      <TextField {...text('givenName')} />
      <TextField {...text('familyName')} />
      <TextField
        {...text('email')}
        type="email"
        hint={traveler.userId ? 'They sign in with it, and have to confirm a new one.' : undefined}
      />
      <PhoneFields
        key={`${edit.before.version}-${conflict === null}`}
        defaultValue={values.phone}
        onChange={(phone) => set('phone', phone)}
        error={errors['phone']}
      />
      <CountrySelect
        label="Lives in"
        options={countries}
        value={values.countryOfResidence}
        onChange={(value) => set('countryOfResidence', value)}
        error={errors['countryOfResidence']}
      />
      <Select
        label="Time zone"
        placeholder="Not known"
        options={timeZones.map((zone) => ({ value: zone, label: zone }))}
        value={values.timeZone}
        onChange={(value) => set('timeZone', value)}
        error={errors['timeZone']}
        optional
      />
      <Select
        label="Wants to hear from us by"
        options={listOptions(preferredContacts)}
        value={values.preferredContact}
        onChange={(value) => set('preferredContact', value)}
      />
      <Select
        label="Best time"
        options={listOptions(preferredContactTimes)}
        value={values.preferredContactTime}
        onChange={(value) => set('preferredContactTime', value)}
      />
      <TextField {...text('tags')} hint="With commas between them" optional />
      <TextField {...text('source')} optional />
      <Checkbox
        size="small"
        label="Newsletter"
        hint="Only if they asked for it: the time and you are kept as the proof."
        value={values.newsletter}
        onChange={(value) => set('newsletter', value)}
      />
      <Checkbox size="small" label="Do not contact" value={values.doNotContact} onChange={(value) => set('doNotContact', value)} />
      <Cluster gap={2}>
        <Button type="submit" size="small" variant="strong" busy={save.isPending}>
          Save
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Leave it
        </Button>
      </Cluster>
    </ProfileFields>
  );
}

function listOptions(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
