import { describe, expect, test } from '@jest/globals';
import { checkDeparture } from './tripPlaces.ts';

describe('a departure is judged by the day where the traveler may be', () => {
  test.each([
    ['2027-03-10T11:00:00Z', '2027-03-10', 'tomorrow in Hawaii is today in London'],
    ['2027-03-10T13:00:00Z', '2027-03-11', 'tomorrow everywhere'],
    ['2027-03-10T11:00:00Z', '2030-03-11', 'three years after the day in Kiribati'],
  ])('at %s, %s is accepted: %s', (now, day) => {
    expect(() => checkDeparture(day, new Date(now))).not.toThrow();
  });

  test.each([
    ['2027-03-10T13:00:00Z', '2027-03-10', 'it is today on the last island'],
    ['2027-03-10T11:00:00Z', '2027-03-09', 'it is over everywhere'],
    ['2027-03-10T09:00:00Z', '2030-03-11', 'more than three years ahead everywhere'],
  ])('at %s, %s is refused: %s', (now, day) => {
    expect(() => checkDeparture(day, new Date(now))).toThrow('Departure date must be');
  });
});
