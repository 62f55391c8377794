import { useEffect, useState } from 'react';
import { readSharedSentRequest, SENT_REQUEST_KEY, type SentRequest } from '#src/shared/sentRequest.ts';
import type { ExpiringStorage } from '#src/shared/storage.ts';
import { DRAFT_KEY, isPlainObject } from './draftKey.ts';
import type { FormStore } from './formStore.ts';

/**
 * The request that was sent before from this browser, until another is begun, or just now from another tab; null if none. A form that
 * another tab has sent ends here as well. `dismiss` hides the request.
 */
export function useSentElsewhere(form: FormStore, storage: ExpiringStorage) {
  const [notice, setNotice] = useState<{ sent: SentRequest | null; isNews: boolean }>({ sent: null, isNews: false });
  useEffect(() => {
    if (!storage.read(DRAFT_KEY, isPlainObject)) setNotice({ sent: readSharedSentRequest(storage), isNews: false });
    // Storage events fire only in the other tabs.
    const onWrite = ({ key }: StorageEvent) => {
      if (!key?.endsWith(SENT_REQUEST_KEY)) return;
      const other = readSharedSentRequest(storage);
      if (other && other.formId === form.read().context.formId) form.send({ type: 'RESTORE.SENT', sent: other });
      else setNotice({ sent: other, isNews: true });
    };
    window.addEventListener('storage', onWrite);
    return () => window.removeEventListener('storage', onWrite);
  }, [form, storage]);
  const isBegun = form.read().context.lastTouched !== '';
  return {
    sent: notice.isNews || !isBegun ? notice.sent : null,
    dismiss: () => setNotice({ sent: null, isNews: false }),
  };
}
