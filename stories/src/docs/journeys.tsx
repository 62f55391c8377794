import { pictureSource, type Picture } from '@farwend/design-system';

/** Pictures of the site with what they show. */
export const pictures = {
  savanna: { source: pictureSource('savanna'), alt: 'Acacias on a plain at first light', focus: '60% 50%' },
  fjord: { source: pictureSource('fjord'), alt: 'A fjord between steep walls, snow on the rim' },
  terraces: { source: pictureSource('terraces'), alt: 'Rice terraces stepping down into mist' },
  alps: { source: pictureSource('alps'), alt: 'A ridge of the Alps above a dark valley' },
  coast: { source: pictureSource('coast'), alt: 'A rocky coast with a calm sea' },
  polar: { source: pictureSource('polar'), alt: 'Northern lights over a serrated massif, mirrored in a lagoon' },
} satisfies Record<string, Picture>;

/** Journeys as a list shows them. */
export const journeys = [
  {
    title: 'Twelve days along the Mara',
    href: '/itineraries/mara',
    region: 'Kenya',
    picture: pictures.savanna,
    text: 'Two camps north of the river, one south of it, and a morning with the trackers of Olare Orok.',
    facts: '12 nights, July to October, from $9,400',
  },
  {
    title: 'The Hardanger by mail boat',
    href: '/itineraries/hardanger',
    region: 'Norway',
    picture: pictures.fjord,
    text: 'Orchards in May, the ferry timetable in your pocket, and a night in the pilot’s house at Utne.',
    facts: '8 nights, May to September, from $5,150',
  },
  {
    title: 'Terraces and tea, Yuanyang to Pu’er',
    href: '/itineraries/yuanyang',
    region: 'Yunnan',
    picture: pictures.terraces,
    text: 'The fields are under water from December; by March they are sky.',
    facts: '10 nights, December to March, from $6,200',
  },
] as const;
