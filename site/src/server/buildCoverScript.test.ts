import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { storage, tabStorage } from '#src/shared/storage.ts';
import { uncoverForm } from '#src/trip-request/coverForm.ts';
import { buildCoverScript } from './buildCoverScript.ts';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  uncoverForm();
  jest.useRealTimers();
});

const isCovered = () => 'restoring' in document.documentElement.dataset;

/** Runs the script as the browser does, on the page with this query. */
function isCoveredAt(query: string): boolean {
  uncoverForm();
  window.history.replaceState(null, '', `/trip-request/${query}`);
  // oxlint-disable-next-line typescript/no-implied-eval -- it is what a browser does with it
  new Function(buildCoverScript())();
  return isCovered();
}

test('a form with nothing saved is never covered, whatever its address says', () => {
  expect(['', '?step=budget', '?step=thanks', '?itinerary=kenya'].map(isCoveredAt)).toEqual([false, false, false, false]);
});

test('a saved form is covered until it expires', () => {
  storage.write('tripRequest', {}, 1000);
  expect(isCoveredAt('')).toBe(true);
  jest.advanceTimersByTime(60_000); // more than a second, because the storage reads the real clock
  expect(isCoveredAt('')).toBe(false);
});

test('the form of an emailed link and a sent request are covered', () => {
  expect(isCoveredAt('?resume=id.code')).toBe(true);
  tabStorage.write('sentRequest', {});
  expect(isCoveredAt('?step=thanks')).toBe(true);
  expect(isCoveredAt('?step=details')).toBe(false);
});

test('invalid entries do not cover it', () => {
  localStorage.setItem('farwend.tripRequest', '[[[');
  expect(isCoveredAt('')).toBe(false);
  localStorage.setItem('farwend.tripRequest', 'null');
  expect(isCoveredAt('')).toBe(false);
});

test('the notice is announced, and after ten seconds the form can be used', () => {
  document.body.innerHTML = '<div id="trf-restoring" role="status"><p hidden>Bringing back your trip…</p></div>';
  storage.write('tripRequest', {});
  isCoveredAt('');
  expect(document.querySelector('p')?.hidden).toBe(false);
  jest.advanceTimersByTime(9999);
  expect(isCovered()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isCovered()).toBe(false);
});
