import { useRef, useState } from 'react';

/** Value props of a field. */
export interface FieldValue<Value> {
  /** Value of a controlled field. */
  value: Value | undefined;
  /** Initial value of an uncontrolled field. */
  defaultValue: Value;
  /** Called with each new value. */
  onChange: ((value: Value) => void) | undefined;
}

/** State of a controlled (`value`) or uncontrolled (`defaultValue`) field; warns in development when a field switches between them. */
export function useFieldValue<Value>({ value, defaultValue, onChange }: FieldValue<Value>): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const isControlled = value !== undefined;
  const [wasControlled] = useState(isControlled);
  const warned = useRef(false);
  const set = (next: Value) => {
    if (process.env.NODE_ENV !== 'production' && isControlled !== wasControlled && !warned.current) {
      warned.current = true;
      console.error('A field changed between controlled and uncontrolled. Pass `value` from the first render on, or never.');
    }
    if (!isControlled) setOwn(next);
    onChange?.(next);
  };
  return [isControlled ? value : own, set];
}
