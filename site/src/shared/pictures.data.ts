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
    focalX: 0.76,
    focalY: 0.66,
    dominantColor: '#a6a08a',
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
    focalX: 0.52,
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
    focalX: 0.58,
    focalY: 0.6,
    dominantColor: '#8ea4a4',
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
    focalX: 0.62,
    focalY: 0.5,
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
    focalX: 0.64,
    focalY: 0.44,
    dominantColor: '#89969f',
    alt: 'Evening light on a steep summit above wooded valleys already in shadow.',
    caption: 'Pennine Alps, 45°59′N 7°39′E',
    place: 'Pennine Alps, Switzerland',
    season: 'October',
    hour: '18.35',
    widths: [480, 960, 1600, 2400],
  },
  terraces: {
    width: 2400,
    height: 1500,
    focalX: 0.5,
    focalY: 0.6,
    dominantColor: '#a2b18e',
    alt: 'Rice terraces above Mù Cang Chải in May, some flooded and bright as the sky, with stilt houses among them.',
    caption: 'Mù Cang Chải, 21°51′N 104°5′E',
    place: 'Mù Cang Chải, Vietnam',
    season: 'May',
    hour: '6.50',
    widths: [480, 960, 1600, 2400],
  },
  jungle: {
    width: 2400,
    height: 1500,
    focalX: 0.68,
    focalY: 0.42,
    dominantColor: '#879f8b',
    alt: 'Morning mist over closed forest and a river, with the cone of Arenal behind.',
    caption: 'Arenal, 10°28′N 84°42′W',
    place: 'Arenal, Costa Rica',
    season: 'February',
    hour: '6.10',
    widths: [480, 960, 1600, 2400],
  },
  oldTown: {
    width: 2400,
    height: 1500,
    focalX: 0.72,
    focalY: 0.42,
    dominantColor: '#a8ac89',
    alt: 'A Tuscan hill town with its bell tower above green and ploughed fields and rows of cypresses.',
    caption: 'Val d’Orcia, 43°4′N 11°37′E',
    place: 'Val d’Orcia, Italy',
    season: 'April',
    hour: '7.15',
    widths: [480, 960, 1600, 2400],
  },
  polar: {
    width: 2400,
    height: 1500,
    focalX: 0.3,
    focalY: 0.48,
    dominantColor: '#4a6c79',
    alt: 'Northern lights over the serrated massif of Vestrahorn, mirrored in a lagoon between black sand.',
    caption: 'Stokksnes, 64°15′N 14°58′W',
    place: 'Stokksnes, Iceland',
    season: 'February',
    hour: '22.30',
    widths: [480, 960, 1600, 2400],
  },
  lake: {
    width: 2400,
    height: 1500,
    focalX: 0.7,
    focalY: 0.6,
    dominantColor: '#94959a',
    alt: 'Lake Como at dusk: mountains overlap into the distance behind a village on its promontory.',
    caption: 'Lago di Como, 45°59′N 9°15′E',
    place: 'Lago di Como, Italy',
    season: 'September',
    hour: '19.05',
    widths: [480, 960, 1600, 2400],
  },
} as const satisfies Record<string, Picture>;

/** Name of a picture. */
export type PictureName = keyof typeof pictures;
