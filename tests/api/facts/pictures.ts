import type { contract, ReplyOf } from '@farwend/api-contract';
import type { PublishedSite } from '../../builders/publishedSite.ts';
import type { Violation } from './violation.ts';

type RegisteredImage = ReplyOf<typeof contract.images.read>;

/** F12: the picture at the head of an itinerary shows one of its places, its countries not counted, and no other itinerary has it. */
export function findStrayHeroes({ itineraries, locations }: PublishedSite, images: readonly RegisteredImage[]): Violation[] {
  const countries = new Set(locations.filter(({ type }) => type === 'COUNTRY').map(({ id }) => id));
  const shownBy = new Map(images.map(({ id, locationIds }) => [id, locationIds.filter((place) => !countries.has(place))]));
  return itineraries.flatMap(({ slug, days, heroImage }) => {
    const visited = new Set(days.flatMap(({ locationIds }) => locationIds));
    const isOfPlace = shownBy.get(heroImage?.id ?? '')?.some((place) => visited.has(place)) ?? false;
    const sharing = itineraries.filter((other) => other.slug !== slug && other.heroImage?.id === heroImage?.id);
    return [
      ...(isOfPlace ? [] : [`the picture shows none of its places: ${heroImage?.alt ?? 'none'}`]),
      ...sharing.map((other) => `the picture is that of ${other.slug}`),
    ].map((sentence) => ({ page: `/itineraries/${slug}/`, sentence }));
  });
}
