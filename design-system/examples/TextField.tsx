import { TextField } from '@farwend/design-system';
import { useState } from 'react';

export function TextFieldExample() {
  const [name, setName] = useState('');
  return (
    <TextField
      id="first-name"
      label="First name"
      autoComplete="given-name"
      value={name}
      onChange={setName}
      error={name.length > 80 ? 'Use 80 characters or fewer' : undefined}
    />
  );
}
