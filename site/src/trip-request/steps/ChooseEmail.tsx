import { Button, RadioGroup, Stack } from '@farwend/design-system';
import { useState } from 'react';

/** Props of ChooseEmail. */
export interface ChooseEmailProps {
  /** Email address of the account that the visitor signed in with. */
  signedIn: string;
  /** Email address typed in the form. */
  typed: string;
  /** Called with the choice. */
  onChoose: (use: 'signedIn' | 'typed') => void;
}

/** Asks which of two email addresses to use. */
export function ChooseEmail({ signedIn, typed, onChoose }: ChooseEmailProps) {
  const [use, setUse] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    if (use === 'signedIn' || use === 'typed') onChoose(use);
    else setMissing(true);
  };
  return (
    <Stack gap={8} align="start">
      <RadioGroup
        id="trf-which-email"
        name="whichEmail"
        label={`You signed in as ${signedIn}, but typed ${typed}. Which should we use?`}
        options={[
          { value: 'signedIn', label: signedIn },
          { value: 'typed', label: `${typed}, and sign me out` },
        ]}
        value={use}
        error={isMissing ? 'Select the address we should use' : undefined}
        onChange={(value) => {
          setUse(value);
          setMissing(false);
        }}
      />
      <Button variant="primary" size="large" onClick={submit}>
        Continue
      </Button>
    </Stack>
  );
}
