// Written by site/illustrator/render.ts; change site/illustrator/scenes.data.ts and render again.

/** One picture: files are `/pictures/{name}-{width}.avif` and `.webp`. */
export type Picture = {
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  /** The point that must stay visible in any crop, 0 to 1 from the left and the top. */
  readonly focalX: number;
  readonly focalY: number;
  /** Colour to show before the picture arrives, `#rrggbb`. */
  readonly dominantColor: string;
  readonly alt: string;
  /** Place and coordinates. */
  readonly caption: string;
  readonly place: string;
  /** Month and local time that the light shows. */
  readonly season: string;
  readonly hour: string;
  /** Pixel widths that exist, smallest first. */
  readonly widths: readonly number[];
};

/** Every picture of the site by name. */
export const pictures = {
  savanna: {
    width: 2400,
    height: 1500,
    focalX: 0.68,
    focalY: 0.58,
    dominantColor: '#a59f8a',
    alt: 'Acacias on the plains of the Maasai Mara a little after sunrise, with the Oloololo escarpment behind.',
    caption: 'Maasai Mara, 1°29′S 35°8′E',
    place: 'Maasai Mara, Kenya',
    season: 'July',
    hour: '6.20',
    widths: [480, 960, 1600, 2400],
  },
  fjord: {
    width: 2400,
    height: 1500,
    focalX: 0.5,
    focalY: 0.5,
    dominantColor: '#738f8c',
    alt: 'A fjord winding between steep walls with snow on their shoulders, still water and morning mist.',
    caption: 'Geirangerfjord, 62°6′N 7°5′E',
    place: 'Geirangerfjord, Norway',
    season: 'May',
    hour: '7.40',
    widths: [480, 960, 1600, 2400],
  },
  coast: {
    width: 2400,
    height: 1500,
    focalX: 0.4,
    focalY: 0.5,
    dominantColor: '#8ba7ad',
    alt: 'Headlands of Amorgos step into the Aegean in the late afternoon; a white village on the nearest one.',
    caption: 'Amorgos, 36°50′N 25°54′E',
    place: 'Amorgos, Greece',
    season: 'September',
    hour: '17.10',
    widths: [480, 960, 1600, 2400],
  },
  desert: {
    width: 2400,
    height: 1500,
    focalX: 0.55,
    focalY: 0.45,
    dominantColor: '#ad8976',
    alt: 'Dunes of the Erg Chebbi in the last hour of light, their lee faces already in shadow.',
    caption: 'Erg Chebbi, 31°9′N 3°58′W',
    place: 'Erg Chebbi, Morocco',
    season: 'November',
    hour: '17.05',
    widths: [480, 960, 1600, 2400],
  },
  alps: {
    width: 2400,
    height: 1500,
    focalX: 0.56,
    focalY: 0.36,
    dominantColor: '#89969f',
    alt: 'Evening light on a steep summit above wooded valleys already in shadow.',
    caption: 'Pennine Alps, 45°59′N 7°39′E',
    place: 'Pennine Alps, Switzerland',
    season: 'October',
    hour: '18.35',
    widths: [480, 960, 1600, 2400],
  },
} as const satisfies Record<string, Picture>;

/** Name of a picture. */
export type PictureName = keyof typeof pictures;
