import { beforeEach, expect, test } from '@jest/globals';
import { getCurrentViewId, removeCurrentView, setCurrentView } from './currentView.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a tab has its own view, a new tab the last one of the browser', () => {
  setCurrentView('first');
  sessionStorage.clear(); // as in a new tab
  expect(getCurrentViewId()).toBe('first');
  setCurrentView('second');
  localStorage.clear(); // another tab signed out
  expect(getCurrentViewId()).toBe('second');
});

test('a view that could not be recorded, and signing out, remove it', () => {
  setCurrentView('first');
  setCurrentView(null);
  expect(getCurrentViewId()).toBeNull();
  setCurrentView('second');
  removeCurrentView();
  expect(getCurrentViewId()).toBeNull();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
