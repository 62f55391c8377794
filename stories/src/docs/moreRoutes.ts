import type { LandSquare, MapLeg, MapPlace } from '@farwend/design-system';
import { laySquares } from './routes.ts';

const nairobi = { lat: -1.286, lng: 36.817 };
const laikipia = { lat: 0.3, lng: 36.9 };
const maasaiMara = { lat: -1.49, lng: 35.14 };

/** Three stops that small aircraft join. */
export const safari: readonly MapPlace[] = [
  { name: 'Nairobi', ...nairobi, note: 'Days 1, 9' },
  { name: 'Laikipia', ...laikipia, note: 'Days 2–4' },
  { name: 'Maasai Mara', ...maasaiMara, note: 'Days 5–8' },
];
/** The flights between them. */
export const flights: readonly MapLeg[] = [
  { mode: 'air', points: [nairobi, laikipia], label: '180 km, 50 min', days: [2] },
  { mode: 'air', points: [laikipia, maasaiMara], label: '285 km, 1 h 15 min', days: [5] },
  { mode: 'air', points: [maasaiMara, nairobi], label: '210 km, 45 min', days: [9] },
];

/** Places in a country that is much longer than wide. */
export const vietnam: readonly MapPlace[] = [
  { name: 'Hanoi', lat: 21.03, lng: 105.85 },
  { name: 'Ha Long Bay', lat: 20.92, lng: 107.18 },
  { name: 'Sa Pa', lat: 22.34, lng: 103.84 },
  { name: 'Ninh Binh', lat: 20.25, lng: 105.9 },
  { name: 'Hue', lat: 16.47, lng: 107.58 },
  { name: 'Hoi An', lat: 15.88, lng: 108.33 },
  { name: 'Mekong Delta', lat: 10, lng: 105.8 },
];
/** The land around them. */
export const indochina: readonly LandSquare[] = laySquares(20, [80, 100, 120], [0, 20]);
