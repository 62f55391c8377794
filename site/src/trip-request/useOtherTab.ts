import { useEffect, useState } from 'react';
import type { Storage30 } from '#src/shared/storage.ts';
import type { RestoredDraft } from './draft.ts';
import { DRAFT_NAME, isKept } from './draftEntry.ts';
import { running } from './formStore.ts';

/** The draft that another tab wrote since this one did; null when there is none. `forget` closes the matter until it writes again. */
export function useOtherTab(storage: Storage30) {
  const [draft, setDraft] = useState<RestoredDraft | null>(null);
  useEffect(() => {
    // The browser tells only the other tabs of a write, never the writer.
    const onWrite = ({ key }: StorageEvent) => {
      if (!key?.endsWith(DRAFT_NAME)) return;
      running.load().then(
        ({ readDraft }) => setDraft(readDraft(storage.read(DRAFT_NAME, isKept))),
        () => undefined,
      );
    };
    window.addEventListener('storage', onWrite);
    return () => window.removeEventListener('storage', onWrite);
  }, [storage]);
  return { draft, forget: () => setDraft(null) };
}
