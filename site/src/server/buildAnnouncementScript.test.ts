import { beforeEach, expect, test } from '@jest/globals';
import type { Announcement } from '#src/shared/announcement.ts';
import { storage } from '#src/shared/storage.ts';
import { buildAnnouncementScript, hideAnnouncement } from './buildAnnouncementScript.ts';

const announcement: Announcement = {
  key: 'a 1',
  message: 'Closed on Friday',
  link: null,
  tone: 'INFO',
  audience: 'ALL',
  countryCodes: [],
  dismissible: true,
};
const isHiddenFrom = (audience: string, key = announcement.key) => {
  delete document.documentElement.dataset['announcement'];
  hideAnnouncement(key, audience, 'farwend.', 'announcement');
  return document.documentElement.dataset['announcement'] === 'off';
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('first-time visitors see announcements for all and for new visitors during the whole visit', () => {
  expect(['ALL', 'NEW', 'RETURNING'].map((audience) => isHiddenFrom(audience))).toEqual([false, false, true]);
  storage.write('deviceId', 'a'.repeat(32)); // the page has created the device id meanwhile
  expect(isHiddenFrom('NEW')).toBe(false);
});

test('returning visitors see announcements for all and for returning visitors', () => {
  storage.write('deviceId', 'a'.repeat(32));
  expect(['ALL', 'NEW', 'RETURNING'].map((audience) => isHiddenFrom(audience))).toEqual([false, true, false]);
});

test('a closed announcement stays hidden until it is changed', () => {
  storage.write('announcement', 'a 1');
  expect(isHiddenFrom('ALL')).toBe(true);
  expect(isHiddenFrom('ALL', 'a 2')).toBe(false);
});

test('the script is self-contained and the announcement cannot break out of it', () => {
  const script = buildAnnouncementScript({ ...announcement, key: '</script>' });
  expect(script).not.toContain('</script>');
  storage.write('announcement', '</script>');
  delete document.documentElement.dataset['announcement'];
  // oxlint-disable-next-line typescript/no-implied-eval -- it is what a browser does with it
  new Function(script)();
  expect(document.documentElement.dataset['announcement']).toBe('off');
});

test('there is no script if everyone sees the announcement', () => {
  expect(buildAnnouncementScript(null)).toBe('');
  expect(buildAnnouncementScript({ ...announcement, dismissible: false })).toBe('');
});
