import { expect, test } from '@jest/globals';
import type { CountryListItem, GuideListItem } from '#src/content/catalogue.ts';
import { buildMenuDestinations } from './buildMenuDestinations.ts';

const country = (name: string, continent: string): CountryListItem => ({
  id: name,
  name,
  slug: name.toLowerCase(),
  isoCode2: null,
  parentIds: [continent],
  lat: null,
  lng: null,
  image: null,
  summary: null,
});
const guide = (name: string, best: readonly number[], changes: Partial<GuideListItem> = {}): GuideListItem => ({
  id: `guide of ${name}`,
  title: name,
  slug: name.toLowerCase(),
  summary: '',
  heroImage: null,
  guideType: 'DESTINATION',
  contentCountry: null,
  primaryLocationId: name,
  suggestedNights: null,
  bestMonths: Array.from({ length: 12 }, (_, i) => ({ month: i + 1, rating: best.includes(i + 1) ? 'BEST' : 'AVOID', note: 'Clear' })),
  ...changes,
});
const continents = new Map([
  ['africa', 'Africa'],
  ['asia', 'Asia'],
  ['oceania', 'Oceania'],
]);
const build = (countries: CountryListItem[], guides: GuideListItem[]) => buildMenuDestinations(countries, guides, continents, 3);

test('countries stand in their region by name, and lead to their guide with its year', () => {
  const countries = [country('Vietnam', 'asia'), country('Kenya', 'africa'), country('Fiji', 'oceania'), country('Egypt', 'africa')];
  const { regions } = build(countries, [guide('Kenya', [1, 2]), guide('Vietnam', [3], { guideType: 'SEASON' })]);
  expect(regions).toEqual([
    {
      title: 'Africa',
      links: [
        { label: 'Egypt', href: '/destinations#egypt' },
        { label: 'Kenya', href: '/guides/kenya', year: [3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      ],
    },
    {
      title: 'Asia and the Pacific',
      links: [
        { label: 'Fiji', href: '/destinations#fiji' },
        { label: 'Vietnam', href: '/destinations#vietnam' },
      ],
    },
  ]);
});

test('a changed guide changes the menu', () => {
  const yearOf = (best: number[]) => build([country('Kenya', 'africa')], [guide('Kenya', best)]).regions[0]?.links[0]?.year;
  expect([yearOf([1])?.[0], yearOf([2])?.[0]]).toEqual([3, 0]);
});

test('the picture is of the first country that is at its best this month and has one', () => {
  const url = '/photos/1/fill-1280.webp';
  const image = {
    id: '1',
    url,
    srcSet: `${url} 640w`,
    alt: 'A plain',
    focalX: 0.5,
    focalY: 0.4,
    width: 1280,
    height: 800,
    dominantColor: '#886644',
  };
  const countries = ['Kenya', 'Egypt', 'Chad'].map((name) => country(name, 'africa'));
  const guides = [guide('Kenya', [1], { heroImage: image }), guide('Egypt', [3]), guide('Chad', [3], { heroImage: image })];
  expect(build(countries, guides).month).toMatchObject({ caption: 'Chad, March: Clear', picture: { alt: 'A plain' } });
  expect(build(countries, []).month).toBeNull();
});
