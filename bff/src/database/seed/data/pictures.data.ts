/** One terrain of our pictures. Files are `site/public/pictures/{name}-{width}.{webp,avif}`. */
export interface TerrainPicture {
  /** What the picture of one place shows. */
  alt: string;
  /** What it shows where it stands for a kind of country. */
  wide: string;
  place: string;
  focal: readonly [x: number, y: number];
  dominantColor: string;
  tags: readonly string[];
  /** Names of the places it was drawn from. */
  shows: readonly string[];
  /** Countries whose land looks like it. */
  countries: readonly string[];
}

/** Our ten pictures by terrain. */
export const terrainPictures = {
  savanna: {
    alt: 'Acacias on the plains of the Maasai Mara a little after sunrise, with the Oloololo escarpment behind.',
    wide: 'Acacias on a wide plain a little after sunrise, with an escarpment behind.',
    place: 'Maasai Mara, Kenya',
    focal: [0.76, 0.66],
    dominantColor: '#a6a08a',
    tags: ['savanna', 'plains', 'sunrise', 'safari'],
    shows: ['Maasai Mara', 'Kenya'],
    countries: ['KE', 'TZ', 'ZA', 'BW'],
  },
  fjord: {
    alt: 'A fjord winding between steep walls with snow on their shoulders, still water and morning mist.',
    wide: 'A sea inlet between steep walls with snow on their shoulders, still water and morning mist.',
    place: 'Geirangerfjord, Norway',
    focal: [0.52, 0.5],
    dominantColor: '#738f8c',
    tags: ['fjord', 'water', 'mountains', 'morning'],
    shows: ['Geirangerfjord', 'Norway'],
    countries: ['NO', 'NZ', 'IS'],
  },
  coast: {
    alt: 'Headlands of Amorgos step into the Aegean in the late afternoon; a white village on the nearest one.',
    wide: 'Headlands step into the sea in the late afternoon; a white village on the nearest one.',
    place: 'Amorgos, Greece',
    focal: [0.58, 0.6],
    dominantColor: '#8ea4a4',
    tags: ['coast', 'sea', 'village', 'afternoon'],
    shows: ['Greece'],
    countries: ['GR', 'PT', 'IE', 'IT', 'ZA'],
  },
  desert: {
    alt: 'Dunes of the Erg Chebbi in the last hour of light, their lee faces already in shadow.',
    wide: 'Dunes in the last hour of light, their lee faces already in shadow.',
    place: 'Erg Chebbi, Morocco',
    focal: [0.62, 0.5],
    dominantColor: '#ad8976',
    tags: ['desert', 'dunes', 'evening'],
    shows: ['Erg Chebbi', 'Morocco'],
    countries: ['MA', 'EG', 'IN'],
  },
  alps: {
    alt: 'Evening light on a steep summit of the Pennine Alps above wooded valleys already in shadow.',
    wide: 'Evening light on a steep summit above wooded valleys already in shadow.',
    place: 'Pennine Alps, Switzerland',
    focal: [0.64, 0.44],
    dominantColor: '#89969f',
    tags: ['mountains', 'summit', 'forest', 'evening'],
    shows: ['Switzerland'],
    countries: ['NZ', 'JP', 'PE', 'IT'],
  },
  terraces: {
    alt: 'Rice terraces above Mù Cang Chải in May, some flooded and bright as the sky, with stilt houses among them.',
    wide: 'Terraced fields in May, some flooded and bright as the sky, with small houses among them.',
    place: 'Mù Cang Chải, Vietnam',
    focal: [0.5, 0.6],
    dominantColor: '#a2b18e',
    tags: ['terraces', 'rice', 'fields', 'morning'],
    shows: ['Sa Pa', 'Vietnam'],
    countries: ['VN', 'JP', 'PE', 'IN'],
  },
  jungle: {
    alt: 'Morning mist over closed forest and a river, with the cone of Arenal behind.',
    wide: 'Morning mist over closed forest and a river, with a volcano behind.',
    place: 'Arenal, Costa Rica',
    focal: [0.68, 0.42],
    dominantColor: '#879f8b',
    tags: ['forest', 'river', 'volcano', 'morning'],
    shows: ['Arenal', 'Costa Rica'],
    countries: ['CR', 'VN', 'PE'],
  },
  oldTown: {
    alt: 'A Tuscan hill town with its bell tower above green and ploughed fields and rows of cypresses.',
    wide: 'A hill town with its bell tower above green and ploughed fields and rows of cypresses.',
    place: 'Val d’Orcia, Italy',
    focal: [0.72, 0.42],
    dominantColor: '#a8ac89',
    tags: ['town', 'hills', 'fields', 'spring'],
    shows: ['Tuscany', 'Italy'],
    countries: ['IT', 'PT'],
  },
  polar: {
    alt: 'Northern lights over the serrated massif of Vestrahorn, mirrored in a lagoon between black sand.',
    wide: 'Northern lights over a serrated massif, mirrored in a lagoon between black sand.',
    place: 'Stokksnes, Iceland',
    focal: [0.3, 0.48],
    dominantColor: '#4a6c79',
    tags: ['northern lights', 'winter', 'night', 'lagoon'],
    shows: ['South Coast', 'Iceland'],
    countries: ['IS', 'NO'],
  },
  lake: {
    alt: 'Lake Como at dusk: mountains overlap into the distance behind a village on its promontory.',
    wide: 'A lake at dusk: mountains overlap into the distance behind a village on its promontory.',
    place: 'Lago di Como, Italy',
    focal: [0.7, 0.6],
    dominantColor: '#94959a',
    tags: ['lake', 'mountains', 'dusk', 'village'],
    shows: ['Lake Como', 'Italy'],
    countries: ['IT', 'IE', 'NZ'],
  },
} as const satisfies Record<string, TerrainPicture>;

/** Name of a terrain. */
export type Terrain = keyof typeof terrainPictures;
