import { useEffect, useState } from 'react';

/** The value once it has not changed for so many milliseconds, half a second unless said; the one before until then. */
export function useRested<Value>(value: Value, milliseconds = 500): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
