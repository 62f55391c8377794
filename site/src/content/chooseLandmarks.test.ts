import { expect, test } from '@jest/globals';
import type { MapFeature } from '@farwend/design-system';
import { chooseLandmarks } from './chooseLandmarks.ts';

const nairobi = { lat: -1.286, lng: 36.817 };
const laikipia = { lat: 0.3, lng: 36.9 };
const mara = { lat: -1.49, lng: 35.14 };
const safari = [nairobi, laikipia, mara];
const victoria: MapFeature = { kind: 'lake', name: 'Lake Victoria', lat: -0.789, lng: 33.254 };
const kenya: MapFeature = { kind: 'peak', name: 'Mount Kenya', lat: -0.15, lng: 37.3 };
const malawi: MapFeature = { kind: 'lake', name: 'Lake Malawi', lat: -11, lng: 34.5 };
const nyeri: MapFeature = { kind: 'town', name: 'Nyeri', lat: -0.417, lng: 36.951 };
const at = ({ lat, lng }: MapFeature) => ({ lat, lng });

test('around few stops there is room for a water and a summit nearby, and for nothing else', () => {
  expect(chooseLandmarks(safari, 3, [victoria, kenya, nyeri])).toEqual([at(victoria), at(kenya)]);
  expect(chooseLandmarks(safari, 3, [malawi, victoria])).toEqual([at(victoria)]);
  expect(chooseLandmarks(safari, 3, [malawi, nyeri])).toEqual([]);
});

test('many stops need the whole map', () => {
  expect(chooseLandmarks(safari, 5, [victoria])).toEqual([]);
  expect(chooseLandmarks(safari, 9, [victoria, { ...kenya, lat: 4, lng: 39 }])).toEqual([]);
});

test('the next summit that lies on the map anyway gets room for its name', () => {
  const kilimanjaro: MapFeature = { kind: 'peak', name: 'Mount Kilimanjaro', lat: -3.076, lng: 37.353 };
  expect(chooseLandmarks(safari, 3, [victoria, kilimanjaro, kenya])).toEqual([at(victoria), at(kilimanjaro), at(kenya)]);
  expect(chooseLandmarks(safari, 3, [victoria, kenya, { ...kilimanjaro, lng: 38.9 }])).toEqual([at(victoria), at(kenya)]);
});
