import { describe, expect, test } from '@jest/globals';
import { buildTravelerFilters, buildTravelersHref, isFiltered, readTravelersAddress } from './travelersAddress.ts';

const read = (query: string) => readTravelersAddress(new URLSearchParams(query));

describe('the address of the travelers', () => {
  test.each([
    '/desk/travelers/',
    '/desk/travelers/?q=dana+rowe&country=US&tag=vip&trips=several&doNotContact=true&sort=-tripCount&page=3',
    '/desk/travelers/?sort=givenName',
    '/desk/travelers/?sort=createdAt',
  ])('%s is read and written the same', (href) => {
    expect(buildTravelersHref(read(new URL(href, 'https://desk.example').search))).toBe(href);
  });

  test.each(['country=usa', 'country=us', 'trips=many', 'doNotContact=yes', 'sort=email', 'sort=-', 'page=0', 'page=1.5', 'page=x'])(
    '%s is as if it were not there',
    (query) => {
      expect(buildTravelersHref(read(query))).toBe('/desk/travelers/');
    },
  );

  test('a filter of the form that was left open is none', () => {
    expect(buildTravelersHref(read('q=&country=&tag=&trips='))).toBe('/desk/travelers/');
  });
});

test('filters are those of the API', () => {
  expect(buildTravelerFilters(read(''))).toEqual({});
  expect(buildTravelerFilters(read('country=KE&tag=vip&trips=some&doNotContact=true&q=dana'))).toEqual({
    countryOfResidence: 'KE',
    tags: 'vip',
    'tripCount[gte]': 1,
    doNotContact: true,
  });
  expect(buildTravelerFilters(read('trips=none'))).toEqual({ tripCount: 0 });
  expect(buildTravelerFilters(read('trips=several'))).toEqual({ 'tripCount[gte]': 2 });
});

test('order and page narrow nothing', () => {
  expect(isFiltered(read('sort=givenName&page=2'))).toBe(false);
  expect(isFiltered(read('tag=vip'))).toBe(true);
});
