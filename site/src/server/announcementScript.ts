import { CLOSED_NAME, type Announcement } from '../shared/announcement.ts';
import { scriptJson } from '../shared/pageData.ts';
import { STORAGE_PREFIX } from '../shared/storage.ts';

/** A script for the head that hides the announcement from whom it is not for, before anything is painted; nothing where all see it. */
export function announcementScript(announcement: Announcement | null | undefined, nonce: string): string {
  if (!announcement || (announcement.audience === 'ALL' && !announcement.dismissible)) return '';
  const { key, audience } = announcement;
  const call = `(${hideAnnouncement.toString()})(${scriptJson([key, audience, STORAGE_PREFIX, CLOSED_NAME]).slice(1, -1)})`;
  return `<script nonce="${nonce}">${call}</script>`;
}

/** Runs in the head of the page, on its own: it may use nothing from outside itself. */
export function hideAnnouncement(key: string, audience: string, prefix: string, name: string): void {
  const hide = () => {
    document.documentElement.dataset['announcement'] = 'off';
  };
  try {
    const read = (entry: string) => {
      const kept: { value?: unknown; expiresAt?: number } = JSON.parse(localStorage.getItem(prefix + entry) ?? '{}');
      return (kept.expiresAt ?? 0) > Date.now() ? kept.value : undefined;
    };
    const isNew = read('deviceId') === undefined || sessionStorage.getItem(`${prefix}isNew`) !== null;
    if (isNew) sessionStorage.setItem(`${prefix}isNew`, '1'); // as long as the tab, though the browser gets its name now
    if (read(name) === key || audience === (isNew ? 'RETURNING' : 'NEW')) hide();
  } catch {
    if (audience === 'RETURNING') hide(); // a browser that keeps nothing is always new
  }
}
