import { useEffect, useState } from 'react';
import type { ExpiringStorage } from '#src/shared/storage.ts';
import type { RestoredDraft } from './draft.ts';
import { DRAFT_KEY, isPlainObject } from './draftKey.ts';
import { machineModule } from './formStore.ts';

/** The draft that another tab wrote since this one did; null if there is none. `dismiss` ignores it until the next write. */
export function useOtherTabDraft(storage: ExpiringStorage) {
  const [draft, setDraft] = useState<RestoredDraft | null>(null);
  useEffect(() => {
    // Storage events fire only in the other tabs.
    const onWrite = ({ key }: StorageEvent) => {
      if (!key?.endsWith(DRAFT_KEY)) return;
      machineModule.load().then(
        ({ parseDraft }) => setDraft(parseDraft(storage.read(DRAFT_KEY, isPlainObject))),
        () => undefined,
      );
    };
    window.addEventListener('storage', onWrite);
    return () => window.removeEventListener('storage', onWrite);
  }, [storage]);
  return { draft, dismiss: () => setDraft(null) };
}
