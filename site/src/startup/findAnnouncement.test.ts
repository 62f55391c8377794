import { expect, test } from '@jest/globals';
import type { Announcement } from '#src/shared/announcement.ts';
import { emptyLayoutContent } from '#src/shared/layoutContent.ts';
import { visitor } from '#src/shared/session.ts';
import { buildExamplePage } from './buildExamplePage.ts';
import { findAnnouncement } from './findAnnouncement.ts';
import type { Page } from './page.ts';
import type { PageHandle } from './pageHandle.ts';

const announcement: Announcement = {
  key: 'rains 1',
  message: 'The long rains have begun.',
  link: null,
  tone: 'INFO',
  audience: 'ALL',
  countryCodes: ['KE', 'TZ'],
  dismissible: true,
};

const isShown = (changes: Partial<Page>, countryCodes = announcement.countryCodes) => {
  const root = { user: visitor, reviews: null, layoutContent: emptyLayoutContent, announcement: { ...announcement, countryCodes } };
  return findAnnouncement({ ...buildExamplePage('/'), root, ...changes }) !== null;
};

const isNotLoaded = () => Promise.reject(new Error('is not shown'));
const form: PageHandle = {
  module: '',
  type: 'tripRequest',
  layout: 'slim',
  readsQuery: true,
  isTask: true,
  component: { current: undefined, load: isNotLoaded, loadWhenOnline: isNotLoaded },
};

test('without countries it is above every page', () => {
  expect([isShown({}, []), isShown({ data: { contentCountry: 'NO' } }, [])]).toEqual([true, true]);
});

test('with countries it is above their pages only, and above the form', () => {
  expect(isShown({ data: { contentCountry: 'KE' } })).toBe(true);
  expect(isShown({ data: { tripContext: { country: 'TZ' } } })).toBe(true);
  expect(isShown({ handle: form })).toBe(true);
  expect(isShown({ data: { contentCountry: 'NO', tripContext: { country: 'NO' } } })).toBe(false);
  expect(isShown({ data: { contentCountry: null } })).toBe(false);
  expect(isShown({})).toBe(false);
});

test('a page that failed is about no country', () => {
  expect(isShown({ data: { contentCountry: 'KE' }, failure: { error: new Error('gone'), isRoot: false } })).toBe(false);
});
