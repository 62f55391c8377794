import { useState } from 'react';

interface NumberInputProps {
  /** Accessible name. */
  label: string;
  unit: string;
  step: number;
  min?: number;
  max?: number;
  value: number;
  onChange: (value: number) => void;
}

/** A number with its unit; what is no number yet stays in the field and changes nothing. */
export function NumberInput({ label, unit, step, min, max, value, onChange }: NumberInputProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <span className="theme-number">
      <input
        type="number"
        aria-label={unit === '' ? label : `${label}, ${unit}`}
        step={step}
        min={min}
        max={max}
        value={draft ?? String(value)}
        onChange={({ target }) => {
          setDraft(target.value);
          if (target.value !== '' && !target.validity.badInput) onChange(target.valueAsNumber);
        }}
        onBlur={() => setDraft(undefined)}
      />
      {unit !== '' && <span aria-hidden="true">{unit}</span>}
    </span>
  );
}
