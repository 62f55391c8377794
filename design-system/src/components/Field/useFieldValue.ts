import { useRef, useState } from 'react';

/** What a component hands over about its value. */
export interface FieldValue<Value> {
  /** The value, when the caller keeps it. */
  value: Value | undefined;
  /** The value to begin with, when the component keeps it. */
  defaultValue: Value;
  /** Called with each new value. */
  onChange: ((value: Value) => void) | undefined;
}

/** Holds a value that the caller keeps (`value`) or the component itself (`defaultValue`); warns in development when that changes. */
export function useFieldValue<Value>({ value, defaultValue, onChange }: FieldValue<Value>): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const kept = value !== undefined;
  const [first] = useState(kept);
  const warned = useRef(false);
  const set = (next: Value) => {
    if (process.env.NODE_ENV !== 'production' && kept !== first && !warned.current) {
      warned.current = true;
      console.error('A field changed between `value` and `defaultValue`. Give `value` from the first render on, or never.');
    }
    if (!kept) setOwn(next);
    onChange?.(next);
  };
  return [kept ? value : own, set];
}
