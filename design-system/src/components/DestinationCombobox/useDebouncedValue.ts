import { useEffect, useState } from 'react';

/** Returns the value after it has not changed for `delay` milliseconds, and the previous one until then. */
export function useDebouncedValue<Value>(value: Value, delay = 500): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
