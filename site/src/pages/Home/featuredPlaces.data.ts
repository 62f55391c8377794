import type { PictureName } from '#src/shared/pictures.data.ts';

/** A place with picture and text. */
export interface FeaturedPlace {
  picture: PictureName;
  region: string;
  /** Name of a water or region, in map lettering. */
  water: string;
  title: string;
  text: string;
  href: string;
  link: string;
}

/** The featured places in order; their pictures are wide, upright and full-width. */
export const featuredPlaces: readonly [FeaturedPlace, FeaturedPlace, FeaturedPlace] = [
  {
    picture: 'fjord',
    region: 'Norway, May',
    water: 'Geirangerfjord',
    title: 'The road has opened, the snow has stayed',
    text: 'The pass above Geiranger is cleared in May, between walls of snow, and the falls run at their fullest. The ferry from Hellesylt takes an hour and five minutes. Be on the first one: by the time the coaches arrive you are on the other shore with your coffee.',
    href: '/destinations#norway',
    link: 'Norway in the atlas',
  },
  {
    picture: 'coast',
    region: 'Greece, September',
    water: 'Aegean Sea',
    title: 'Amorgos, after the wind',
    text: 'The meltemi drops in September and the sea keeps its 24 degrees. The monastery of Hozoviotissa, white against three hundred metres of rock, opens at eight. There is a fast boat from Piraeus and a slow one. Take the slow one.',
    href: '/destinations#greece',
    link: 'Greece in the atlas',
  },
  {
    picture: 'terraces',
    region: 'Vietnam, May',
    water: 'Nam Kim valley',
    title: 'Three weeks of water',
    text: 'From the middle of May the terraces are flooded for planting, and the hills hold the sky. Hanoi is most of a day away by road, so few people come. Those who do stay two nights in a stilt house and walk from one valley to the next.',
    href: '/destinations#vietnam',
    link: 'Vietnam in the atlas',
  },
];
