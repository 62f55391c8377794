import { beforeEach, expect, test } from '@jest/globals';
import { currentViewId, forgetView, setCurrentView } from './currentView.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a tab knows its own view, a new tab the last one of the browser', () => {
  setCurrentView('first');
  sessionStorage.clear(); // as in a new tab
  expect(currentViewId()).toBe('first');
  setCurrentView('second');
  localStorage.clear(); // another tab signed out
  expect(currentViewId()).toBe('second');
});

test('a visit that could not be recorded, and signing out, leave none', () => {
  setCurrentView('first');
  setCurrentView(null);
  expect(currentViewId()).toBeNull();
  setCurrentView('second');
  forgetView();
  expect(currentViewId()).toBeNull();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
