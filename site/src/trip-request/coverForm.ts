import { SENT_REQUEST_KEY } from '#src/shared/sentRequestKey.ts';
import { STORAGE_PREFIX } from '#src/shared/storage.ts';
import { DRAFT_KEY } from './draftKey.ts';

/** Id of the notice that is shown instead of the covered form. */
export const COVER_NOTICE_ID = 'trf-restoring';

/** Arguments of `coverForm`; the form waits ten seconds for its answers. */
export const coverArguments = [STORAGE_PREFIX + DRAFT_KEY, STORAGE_PREFIX + SENT_REQUEST_KEY, COVER_NOTICE_ID, 10_000] as const;

/**
 * Covers the form while saved answers, which would replace whatever is typed now, are on their way. Runs inline in the head, so it may not
 * reference anything outside itself.
 */
export function coverForm(draftKey: string, sentKey: string, noticeId: string, patience: number): void {
  const isStored = (storage: Storage, key: string) => JSON.parse(storage.getItem(key) ?? '{}').expiresAt > Date.now();
  const query = new URLSearchParams(location.search);
  try {
    const isSent = query.get('step') === 'thanks' && isStored(sessionStorage, sentKey);
    if (!isSent && !query.has('resume') && !isStored(localStorage, draftKey)) return;
  } catch {
    return; // without storage nothing is restored
  }
  const page = document.documentElement;
  page.dataset['restoring'] = '';
  setTimeout(() => delete page.dataset['restoring'], patience);
  // Screen readers announce what appears after the page has been read in.
  const announce = () => document.getElementById(noticeId)?.firstElementChild?.removeAttribute('hidden');
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', announce);
  else announce();
}

/** Shows the form again. */
export function uncoverForm(): void {
  delete document.documentElement.dataset['restoring'];
}
