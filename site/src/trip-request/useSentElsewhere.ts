import { useEffect, useState } from 'react';
import type { SentRequest } from '#src/shared/sentRequest.ts';
import { SENT_REQUEST_KEY } from '#src/shared/sentRequestKey.ts';
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
    let isUnmounted = false;
    const read = async (show: (sent: SentRequest | null) => void) => {
      const { readSharedSentRequest } = await import('#src/shared/sentRequest.ts'); // few visitors have sent one
      if (!isUnmounted) show(readSharedSentRequest(storage));
    };
    const hasSent = !storage.read(DRAFT_KEY, isPlainObject) && storage.read(SENT_REQUEST_KEY, isPlainObject);
    if (hasSent) read((sent) => setNotice({ sent, isNews: false })).catch(() => undefined);
    const showOther = (other: SentRequest | null) => {
      if (other && other.formId === form.read().context.formId) form.send({ type: 'RESTORE.SENT', sent: other });
      else setNotice({ sent: other, isNews: true });
    };
    // Storage events fire only in the other tabs.
    const onWrite = ({ key }: StorageEvent) => void (key?.endsWith(SENT_REQUEST_KEY) && read(showOther).catch(() => undefined));
    window.addEventListener('storage', onWrite);
    return () => {
      isUnmounted = true;
      window.removeEventListener('storage', onWrite);
    };
  }, [form, storage]);
  const isBegun = form.read().context.lastTouched !== '';
  return {
    sent: notice.isNews || !isBegun ? notice.sent : null,
    dismiss: () => setNotice({ sent: null, isNews: false }),
  };
}
