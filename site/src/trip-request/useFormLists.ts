import type { Client } from '@farwend/api-contract/client';
import { useCallback, useEffect, useState } from 'react';
import type { ExpiringStorage } from '#src/shared/storage.ts';
import { whenIdle } from '#src/shared/whenIdle.ts';
import type { FormLists } from './FormLists.ts';

const emptyLists: FormLists = { places: [], countryFacts: [], countries: [] };

/**
 * The form's lists: those stored by an earlier visit first, then the server's. They are loaded when the browser is idle, or when `load` is
 * called because they are about to be needed. `prefetch` runs at the same idle time.
 */
export function useFormLists(api: Client, storage: ExpiringStorage, prefetch: () => void): FormLists & { load: () => void } {
  const [data, setData] = useState(emptyLists);
  const load = useCallback(() => {
    const loadLists = async () => {
      const file = await import('./loadFormLists.ts'); // no field waits for it
      setData((current) => (current === emptyLists ? (file.readFormLists(storage) ?? emptyLists) : current));
      const lists = await file.loadFormLists(api);
      setData(lists);
      file.storeFormLists(lists, storage);
    };
    void loadLists().catch(() => undefined); // without the lists any text can be typed, and the server checks the minimum stay
  }, [api, storage]);
  useEffect(() => {
    const run = () => {
      load();
      prefetch();
    };
    return whenIdle(run);
  }, [load, prefetch]);
  return { ...data, load };
}
