import { Button, RadioGroup, Stack } from '@farwend/design-system';
import { useState } from 'react';

/** Props of ChooseEmail. */
export interface ChooseEmailProps {
  /** The address of the account somebody signed in with. */
  signedIn: string;
  /** The address they had typed. */
  typed: string;
  /** Called with the chosen one. */
  onChoose: (use: 'signedIn' | 'typed') => void;
}

/** Two addresses and one person: which is right. */
export function ChooseEmail({ signedIn, typed, onChoose }: ChooseEmailProps) {
  const [use, setUse] = useState('');
  const [isMissing, setMissing] = useState(false);
  const go = () => {
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
      <Button variant="primary" size="large" onClick={go}>
        Continue
      </Button>
    </Stack>
  );
}
