import type { LandSquare, MapFeature, MapLeg, MapPlace } from '@farwend/design-system';

/** Stops of a journey in Kenya. */
export const mara: readonly MapPlace[] = [
  { name: 'Nairobi', lat: -1.286, lng: 36.817, note: '1 night' },
  { name: 'Naivasha', lat: -0.717, lng: 36.43, note: '2 nights on the lake' },
  { name: 'Olare Orok', lat: -1.32, lng: 35.2, note: '4 nights' },
  { name: 'Sand River', lat: -1.62, lng: 35.03, note: '4 nights' },
  { name: 'Lamu', lat: -2.27, lng: 40.9, note: '1 night, then home' },
];

/** Stops along a fjord, some within sight of each other. */
export const hardanger: readonly MapPlace[] = [
  { name: 'Bergen', lat: 60.39, lng: 5.32, note: '2 nights' },
  { name: 'Norheimsund', lat: 60.37, lng: 6.14, note: 'by coach' },
  { name: 'Utne', lat: 60.42, lng: 6.62, note: '3 nights in the pilot’s house' },
  { name: 'Kinsarvik', lat: 60.38, lng: 6.72, note: 'by mail boat' },
  { name: 'Odda', lat: 60.07, lng: 6.55, note: '2 nights' },
];

/** Seven nights among islands. */
export const cyclades = [
  { name: 'Naxos', lat: 37.1, lng: 25.37, note: 'Day 1' },
  { name: 'Iraklia', lat: 36.84, lng: 25.46, note: 'Day 2' },
  { name: 'Amorgos', lat: 36.83, lng: 25.9, note: 'Day 4' },
];
/** The land around them. */
export const aegean: readonly LandSquare[] = laySquares(2.5, [20, 22.5, 25, 27.5], [35, 37.5]);

/** Names around them. */
export const aegeanNames: readonly MapFeature[] = [
  { kind: 'sea', name: 'Aegean Sea', lat: 37.037, lng: 26.328 },
  { kind: 'island', name: 'Cyclades', lat: 37.704, lng: 25.204 },
  { kind: 'town', name: 'Piraeus', lat: 37.95, lng: 23.7 },
];

/** The land around the Mara. */
export const kenya: readonly LandSquare[] = laySquares(5, [30, 35, 40], [-5, 0]);
/** Names around the Mara. */
export const kenyaNames: readonly MapFeature[] = [
  { kind: 'country', name: 'Kenya', lat: -0.2, lng: 38.9 },
  { kind: 'country', name: 'Tanzania', lat: -3.4, lng: 37.9 },
  { kind: 'sea', name: 'Indian Ocean', lat: -3.6, lng: 41.2 },
  { kind: 'lake', name: 'Lake Victoria', lat: -0.65, lng: 33.8 },
  { kind: 'river', name: 'Tana', lat: -0.9, lng: 39.8 },
  { kind: 'region', name: 'Great Rift Valley', lat: -1.1, lng: 36.2 },
  { kind: 'peak', name: 'Mount Kenya', detail: '5,199 m', lat: -0.15, lng: 37.3 },
  { kind: 'peak', name: 'Mount Kilimanjaro', detail: '5,895 m', lat: -3.076, lng: 37.353 },
  { kind: 'town', name: 'Nairobi', lat: -1.283, lng: 36.817 },
  { kind: 'town', name: 'Mombasa', lat: -4.04, lng: 39.69 },
  { kind: 'town', name: 'Nakuru', lat: -0.28, lng: 36.07 },
  { kind: 'town', name: 'Garissa', lat: -0.44, lng: 39.67 },
  { kind: 'town', name: 'Arusha', lat: -3.36, lng: 36.67 },
  { kind: 'town', name: 'Nyeri', lat: -0.417, lng: 36.951 },
];

/** Legs around the Cyclades, one of each mode. */
export const legsByMode: readonly MapLeg[] = [
  {
    mode: 'boat',
    label: '190 km, 3 h 30 min',
    points: [
      { lat: 37.942, lng: 23.632 },
      { lat: 37.58, lng: 24.2 },
      { lat: 37.3, lng: 24.85 },
      { lat: 37.11, lng: 25.37 },
    ],
  },
  {
    mode: 'air',
    label: '210 km, 40 min',
    points: [
      { lat: 36.4, lng: 25.48 },
      { lat: 37.94, lng: 23.95 },
    ],
  },
  {
    mode: 'train',
    points: [
      { lat: 37.94, lng: 22.93 },
      { lat: 37.98, lng: 23.73 },
    ],
  },
  {
    mode: 'car',
    label: '165 km, 2 h',
    points: [
      { lat: 37.568, lng: 22.808 },
      { lat: 37.936, lng: 23.0 },
      { lat: 37.936, lng: 23.947 },
    ],
  },
  {
    mode: 'walk',
    points: [
      { lat: 37.073, lng: 25.521 },
      { lat: 37.02, lng: 25.4 },
    ],
  },
];

/** Squares of so many degrees, each a little over its edges. */
export function laySquares(degrees: number, wests: readonly number[], souths: readonly number[]): LandSquare[] {
  const overlap = degrees * 0.005;
  return wests.flatMap((west) =>
    souths.map((south) => ({
      west: west - overlap,
      south: south - overlap,
      size: degrees + 2 * overlap,
      src: `/maps/ground_${degrees}_${west}_${south}.svg#ground`,
    })),
  );
}
