import type { contract, ReplyOf } from '@farwend/api-contract';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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

/** How many pages may begin with one scene. */
const MOST = 3;

/** F12: no scene is at the head of more than three pages, of all types together. */
export function findOverusedScenes({ heads }: PublishedSite): Violation[] {
  const scenes = readScenes();
  const shown = heads.flatMap(({ of, heroImage }) => {
    if (heroImage === null) return [];
    const [, file = ''] = /\/pictures\/([^/]+)/.exec(heroImage.url) ?? [];
    return [{ of, scene: scenes.get(file) ?? 'unknown' }];
  });
  return [...Map.groupBy(shown, ({ scene }) => scene)].flatMap(([scene, pages]) =>
    pages.length > MOST ? [{ page: scene, sentence: pages.map(({ of }) => of).join(', ') }] : [],
  );
}

/** F12: no page shows one of our scenes twice, “Read on” included; faces may stand beside each of their journeys. */
export function findRepeatedScenes({ pages, itineraryLists }: PublishedSite): Violation[] {
  const scenes = readScenes();
  return [...pages, ...itineraryLists].flatMap(({ path, html }) => {
    const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? [];
    const shown = [...main.matchAll(/<img\b[^>]* src="[^"]*\/pictures\/([^/"]+)/g)].flatMap(([, file = '']) => scenes.get(file) ?? []);
    const repeated = new Set(shown.filter((scene, at) => shown.indexOf(scene) < at));
    return [...repeated].map((scene) => ({ page: path, sentence: `shows ${scene} ${shown.filter((one) => one === scene).length} times` }));
  });
}

/** The scene in each of its files, by the name of the file and by the name under which the server keeps an original. */
function readScenes(): Map<string, string> {
  const folder = new URL('../../../site/public/pictures/', import.meta.url);
  return new Map(
    readdirSync(folder).flatMap((file) => {
      const scene = file.replace(/-(?:\d+|upright)\.\w+$/, '');
      const sha256 = createHash('sha256')
        .update(readFileSync(new URL(file, folder)))
        .digest('hex');
      return [
        [file, scene],
        [sha256.slice(0, 32), scene],
      ] as const;
    }),
  );
}

/** The names of our scenes. */
export function listScenes(): string[] {
  return [...new Set(readScenes().values())];
}
