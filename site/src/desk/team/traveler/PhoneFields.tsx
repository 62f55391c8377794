import { TextField } from '@farwend/design-system';
import { useState } from 'react';
import { PhoneParts } from './ProfileForm.styles.ts';
import { formatPhone, parsePhone } from './profileValues.ts';

/** Props of PhoneFields. */
export interface PhoneFieldsProps {
  /** The number at first, as `formatPhone` writes it. */
  defaultValue: string;
  /** Called with the number; empty where there is none. */
  onChange: (phone: string) => void;
  error: string | undefined;
}

/** A phone number in two fields that fit into a narrow column; neither is reformatted. */
export function PhoneFields({ defaultValue, onChange, error }: PhoneFieldsProps) {
  const [phone, setPhone] = useState(() => parsePhone(defaultValue));
  const change = (part: Partial<typeof phone>) => {
    const next = { ...phone, ...part };
    setPhone(next);
    onChange(formatPhone(next));
  };
  return (
    <PhoneParts>
      <TextField
        label="Phone code"
        autoComplete="off"
        inputMode="tel"
        maxLength={5}
        value={phone.prefix}
        onChange={(prefix) => change({ prefix: prefix.trim() })}
      />
      <TextField
        label="Phone number"
        autoComplete="off"
        inputMode="tel"
        value={phone.number}
        onChange={(number) => change({ number })}
        error={error}
        optional
      />
    </PhoneParts>
  );
}
