import type { Point } from './transferPlaces.data.ts';

/** Points that a leg passes between its ends, by mode and ends: the capes that boats round. */
export const waypoints: Readonly<Record<string, readonly Point[]>> = {
  'BOAT Piraeus–Naxos': [
    [37.8, 23.65],
    [37.6, 23.95],
    [37.58, 24.2],
    [37.3, 24.85],
    [37.2, 25.15],
    [37.14, 25.33],
  ],
  'BOAT Naxos–Iraklia': [
    [37.1, 25.35],
    [36.95, 25.38],
    [36.89, 25.42],
  ],
  'BOAT Iraklia–Koufonisia': [
    [36.875, 25.5],
    [36.915, 25.585],
  ],
  'BOAT Koufonisia–Amorgos': [
    [36.9, 25.68],
    [36.86, 25.83],
  ],
  'BOAT Amorgos–Piraeus': [
    [36.87, 25.84],
    [36.99, 25.7],
    [37.24, 25.6],
    [37.3, 25.3],
    [37.3, 24.85],
    [37.58, 24.2],
    [37.6, 23.95],
    [37.8, 23.65],
  ],
  'BOAT Brindisi–Corfu': [
    [40.67, 18.02],
    [40.2, 18.85],
    [39.85, 19.45],
    [39.83, 19.95],
    [39.7, 19.97],
    [39.63, 19.93],
  ],
  'BOAT Corfu–Igoumenitsa': [
    [39.62, 19.97],
    [39.5, 20.13],
  ],
  'BOAT Longyearbyen–Isfjorden': [[78.26, 15.4]],
  'BOAT Alkhornet–Longyearbyen': [
    [78.2, 14],
    [78.26, 15.3],
  ],
  'BOAT Tromsø–Svolvær': [
    [69.6, 18.85],
    [69.45, 18.6],
    [69.32, 18.15],
    [69.2, 17.9],
    [69.05, 17.4],
    [68.85, 16.8],
    [68.55, 16.2],
    [68.42, 15.5],
    [68.25, 15.2],
    [68.15, 14.75],
  ],
  'BOAT Bergen–Rosendal': [
    [60.35, 5.2],
    [60.15, 5.1],
    [60, 5.35],
    [59.95, 5.65],
    [60.02, 5.9],
  ],
  'BOAT Gudvangen–Flåm': [
    [60.93, 6.93],
    [60.99, 7],
    [61.02, 7.08],
    [60.95, 7.15],
    [60.89, 7.13],
  ],
  'BOAT Hellesylt–Geiranger': [
    [62.12, 6.92],
    [62.13, 7.05],
    [62.11, 7.15],
  ],
  'BOAT Stykkishólmur–Brjánslækur': [[65.25, -22.95]],
  'BOAT Ísafjörður–Hesteyri': [
    [66.1, -23.05],
    [66.22, -22.95],
  ],
  'BOAT Wellington–Picton': [
    [-41.35, 174.84],
    [-41.42, 174.8],
    [-41.3, 174.5],
    [-41.22, 174.32],
    [-41.27, 174.15],
    [-41.26, 174.03],
  ],
  'BOAT Kaiteriteri–Awaroa': [
    [-41, 173.06],
    [-40.92, 173.09],
    [-40.85, 173.06],
  ],
  'BOAT Sierpe–Drake Bay': [
    [8.78, -83.57],
    [8.775, -83.65],
    [8.72, -83.69],
  ],
  'BOAT Drake Bay–Sirena': [
    [8.7, -83.72],
    [8.6, -83.75],
    [8.45, -83.65],
  ],
  'CAR Queenstown–Milford Sound': [
    [-45.33, 168.71],
    [-45.74, 168.44],
    [-45.41, 167.72],
  ],
  'CAR Ros a’ Mhíl–Ballynahinch': [
    [53.385, -9.55],
    [53.46, -9.74],
  ],
  'CAR Ullensvang–Aurland': [
    [60.63, 6.42],
    [60.88, 6.84],
  ],
  'CAR Ísafjörður–Bíldudalur': [
    [65.88, -23.49],
    [65.73, -23.21],
  ],
  'CAR Patreksfjörður–Látrabjarg': [[65.545, -23.8]],
  'CAR Monteverde–La Fortuna': [
    [10.47, -84.97],
    [10.54, -84.89],
  ],
  'CAR Cusco–San Pedro': [
    [-13.32, -71.6],
    [-13.2, -71.62],
  ],
  'CAR Hà Giang–Đồng Văn': [
    [23.07, 105.0],
    [23.12, 105.15],
  ],
  'TRAIN Nojiri–Takayama': [[35.17, 136.88]],
};
