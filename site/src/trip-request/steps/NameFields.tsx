import { TextField } from '@farwend/design-system';
import { idOf } from '../fieldIds.ts';
import type { StepProps } from './StepProps.ts';

/** First and last name of the traveller. */
export function NameFields({ form: { traveler }, errorOf, onChange }: StepProps) {
  return (
    <>
      <TextField
        id={idOf('firstName')}
        name="firstName"
        label="First name"
        autoComplete="given-name"
        spellCheck={false}
        value={traveler.firstName}
        error={errorOf('firstName')}
        onChange={(value) => onChange({ name: 'firstName', value })}
      />
      <TextField
        id={idOf('lastName')}
        name="lastName"
        label="Last name"
        autoComplete="family-name"
        spellCheck={false}
        value={traveler.lastName}
        error={errorOf('lastName')}
        onChange={(value) => onChange({ name: 'lastName', value })}
      />
    </>
  );
}
