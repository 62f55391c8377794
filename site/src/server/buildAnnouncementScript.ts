import { CLOSED_ANNOUNCEMENT_KEY, type Announcement } from '#src/shared/announcement.ts';
import { scriptJson } from '#src/startup/pageData.ts';
import { STORAGE_PREFIX } from '#src/shared/storage.ts';

/**
 * Builds a script for the head that hides the announcement before the first paint where it is not for this visitor; empty if everyone
 * sees it.
 */
export function buildAnnouncementScript(announcement: Announcement | null | undefined): string {
  if (!announcement || (announcement.audience === 'ALL' && !announcement.dismissible)) return '';
  const { key, audience } = announcement;
  return `(${hideAnnouncement.toString()})(${scriptJson([key, audience, STORAGE_PREFIX, CLOSED_ANNOUNCEMENT_KEY]).slice(1, -1)})`;
}

/** Runs inline in the head, so it may not reference anything outside itself. */
export function hideAnnouncement(key: string, audience: string, prefix: string, name: string): void {
  const hide = () => {
    document.documentElement.dataset['announcement'] = 'off';
  };
  try {
    const read = (key: string) => {
      const entry: { value?: unknown; expiresAt?: number } = JSON.parse(localStorage.getItem(prefix + key) ?? '{}');
      return (entry.expiresAt ?? 0) > Date.now() ? entry.value : undefined;
    };
    const isNew = read('deviceId') === undefined || sessionStorage.getItem(`${prefix}isNew`) !== null;
    if (isNew) sessionStorage.setItem(`${prefix}isNew`, '1'); // for the life of the tab, although the browser gets its device id now
    if (read(name) === key || audience === (isNew ? 'RETURNING' : 'NEW')) hide();
  } catch {
    if (audience === 'RETURNING') hide(); // without storage every visit counts as the first
  }
}
