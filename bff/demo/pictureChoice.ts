import type { TripType } from '@farwend/api-contract';
import { createHash } from 'node:crypto';
import { furtherPlaces } from './data/furtherPlaces.data.ts';
import { type DemoPicture, type DemoPictureName, demoPictures } from './data/pictures.data.ts';
import { servedCountries, wideRegions } from './data/places.data.ts';

/** What a picture is wanted for. */
export interface PictureCriteria {
  /** Which of several fitting pictures it gets: the same key, the same picture. */
  key: string;
  /** Name of the place it is about, then of further ones. */
  place?: string | undefined;
  places?: readonly string[] | undefined;
  tripTypes?: readonly TripType[] | undefined;
  /** Months it is about, 1 to 12. */
  months?: readonly number[] | undefined;
  /** Words of its own: title, summary, search terms. */
  words?: string | undefined;
}

/** What a picture costs besides how well it fits: points for having been seen already. */
export type Costs = (name: DemoPictureName) => number;

const free: Costs = () => 0;
const names = Object.keys(demoPictures) as DemoPictureName[];

/**
 * The name of the picture that fits best among those that may stand for the wish: by the place itself, by season and by words, less what it
 * costs; undefined where none may.
 */
export function choosePicture(wish: PictureCriteria, costs: Costs = free, within = poolOf(wish)): DemoPictureName | undefined {
  const points = new Map(within.map((name) => [name, pointsOf(demoPictures[name], wish) - costs(name)]));
  const best = within.filter((name) => points.get(name) === Math.max(...points.values()));
  return best[createHash('sha256').update(wish.key).digest().readUInt32BE() % best.length];
}

/**
 * The pictures that may stand for a wish at all: of its places, of the larger place around its own, else such of its country as are like it
 * and name no place. Where it is of no place, those of the countries it names or of its kind of journey.
 */
export function poolOf({ place, places = [], tripTypes = [], months = [], words = '' }: PictureCriteria): readonly DemoPictureName[] {
  const home = place === undefined ? [] : codesOf(place);
  const named = places.flatMap(codesOf);
  const wide = place !== undefined && isWide(place) ? home : [];
  const isLike = ({ anywhere, tags, month }: DemoPicture) =>
    anywhere !== null &&
    tags.filter((tag) => words.toLowerCase().includes(tag)).length > 1 &&
    (months.length === 0 || months.some((one) => monthsApart(month, one) <= 2));
  const rings: ((picture: DemoPicture) => boolean)[] = [
    ({ country, shows }) => wide.includes(country) || [place, ...places].some((one) => one !== undefined && shows.includes(one)),
    ({ shows }) => shows.some((one) => one === placeAround(place)),
    (picture) => home.includes(picture.country) && isLike(picture),
    ({ country }) => place === undefined && named.includes(country),
    ({ tags }) => place === undefined && tripTypes.some((type) => tagsOfTrips[type]?.some((tag) => tags.includes(tag))),
    () => place === undefined,
  ];
  return rings.map((fits) => names.filter((name) => fits(demoPictures[name]))).find((fitting) => fitting.length > 0) ?? [];
}

/** Whether a picture shows a place of the wish, or its country where it is about one; else it stands there for no place in particular. */
export function showsItsPlace(name: DemoPictureName, { place, places = [] }: PictureCriteria): boolean {
  const { country, shows }: DemoPicture = demoPictures[name];
  if (place === undefined || (isWide(place) && codesOf(place).includes(country))) return true;
  return [place, placeAround(place), ...places].some((one) => one !== undefined && shows.includes(one));
}

/** How well a picture fits: 8 for the place itself, 6 for one of the further places, 2 for the season, 1 for each word, of three at most. */
function pointsOf({ shows, tags, month }: DemoPicture, { place, places = [], months = [], words = '' }: PictureCriteria): number {
  const text = words.toLowerCase();
  const isHere = place !== undefined && shows.includes(place);
  return (
    (isHere ? 8 : places.some((one) => shows.includes(one)) ? 6 : 0) +
    (months.some((one) => monthsApart(month, one) <= 1) ? 2 : 0) +
    Math.min(3, tags.filter((tag) => text.includes(tag)).length)
  );
}

/** The picture that stands for a country: its own first one, or one that it borrows, by its code. */
export function pictureOfCountry(code: string): DemoPictureName {
  return names.find((name) => demoPictures[name].country === code) ?? choosePicture({ key: code }) ?? 'savanna';
}

/** The pictures of exactly this place, by its name. */
export function picturesOfPlace(place: string): DemoPictureName[] {
  return names.filter((name) => (demoPictures[name] as DemoPicture).shows.includes(place));
}

const tagsOfTrips: Partial<Record<TripType, readonly string[]>> = {
  SAFARI: ['safari'],
  BEACH: ['sea'],
  CRUISE: ['sea', 'river'],
  SKI: ['snow', 'mountains'],
  ADVENTURE: ['mountains', 'desert'],
  NATURE: ['forest', 'mountains', 'lake'],
  WELLNESS: ['lake', 'forest'],
  CITY: ['town'],
  CULTURE: ['temple', 'town', 'village'],
  HERITAGE: ['village', 'fields'],
  FOOD_WINE: ['vineyards', 'terraces', 'fields'],
  RAIL: ['hills', 'fjord', 'river'],
};

/** Countries of a place by its name: one for most, several for a journey across borders, none for one we do not know. */
export function codesOf(place: string): readonly string[] {
  const above = placeAround(place);
  if (above !== undefined) return codesOf(above);
  const country = servedCountries.find(({ name, places }) => name === place || places.some(([one]) => one === place));
  return country ? [country.code] : (wideRegions.find(([name]) => name === place)?.[1] ?? []);
}

/** The place that a finer one lies in. */
function placeAround(place: string | undefined): string | undefined {
  return furtherPlaces.find(([, name]) => name === place)?.[0];
}

/** Whether it is a country, or a journey across borders. */
function isWide(place: string): boolean {
  return [...servedCountries.map(({ name }) => name), ...wideRegions.map(([name]) => name)].includes(place);
}

function monthsApart(a: number, b: number): number {
  const apart = Math.abs(a - b);
  return Math.min(apart, 12 - apart);
}
