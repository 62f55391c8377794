import type { RichText } from '@farwend/api-contract';
import type { MapPlace } from '@farwend/design-system';
import type { ApiImage, PagePlace, Snippet } from './contentTypes.ts';
import { hasPoint } from './hasPoint.ts';

/** The part of a page response that tells which pictures it shows, which others there are, and where its cards are about. */
interface PageWithCards {
  content: object;
  linked: Readonly<Record<string, Snippet>>;
  otherPictures: Readonly<Record<string, readonly ApiImage[]>>;
  cardPlaces: readonly PagePlace[];
}

/** An item on a card: without a picture, it has the places of its map. */
export interface PicturedSnippet extends Snippet {
  places?: readonly MapPlace[];
}

/** Gives the cards of a page pictures that it does not show yet. Each call stands for cards further down the page. */
export interface CardPictures {
  /** The linked items by id, with pictures for those that a text shows as cards. */
  inText(text: RichText): Record<string, PicturedSnippet>;
  /** All items: with their own picture, else another of their places, else a map of these. */
  all(items: readonly Snippet[]): PicturedSnippet[];
  /** The first so many items, each once: those that a picture is left for stand before the others. */
  leading(items: readonly Snippet[], count: number): PicturedSnippet[];
  /** The first so many items that are not on the page yet and that a picture is left for; where these are too few, others without one. */
  first(items: readonly Snippet[], count: number): PicturedSnippet[];
}

/** Starts with the pictures of the content itself, which are shown before any card. */
export function createCardPictures({ content, linked, otherPictures, cardPlaces }: PageWithCards): CardPictures {
  const pictures = new Set(listPictureIds(content));
  const cards = new Set<string>();

  function give(item: Snippet): PicturedSnippet {
    cards.add(item.id);
    const image = [item.image, ...(otherPictures[item.id] ?? [])].find((one) => one !== null && !pictures.has(one.id)) ?? null;
    if (image) pictures.add(image.id);
    return image ? { ...item, image } : { ...item, image, places: findPlaces(item) };
  }

  function findPlaces({ locationIds }: Snippet): MapPlace[] {
    const places = locationIds.flatMap((id) => cardPlaces.filter((place) => place.id === id));
    return places.filter(hasPoint).map(({ name, lat, lng }) => ({ name, lat, lng }));
  }

  return {
    inText: ({ blocks }) => {
      const shown = blocks.flatMap((block) => {
        if (block.type === 'dayByDay') return [block.itineraryId];
        return block.type === 'entityList' ? block.items.map(({ entityId }) => entityId) : [];
      });
      const items = [...new Set(shown)].flatMap((id) => linked[id] ?? []).map(give);
      return { ...linked, ...Object.fromEntries(items.map((item) => [item.id, item])) };
    },
    all: (items) => items.map(give),
    leading: (items, count) => {
      const distinct = [...new Map(items.map((item) => [item.id, item])).values()];
      return distinct
        .slice(0, count)
        .map(give)
        .toSorted((one, other) => Number(one.image === null) - Number(other.image === null));
    },
    first: (items, count) => {
      const given: PicturedSnippet[] = [];
      const bare: PicturedSnippet[] = [];
      for (const item of items) {
        if (given.length === count) break;
        if (cards.has(item.id)) continue;
        const card = give(item);
        if (item.image && !card.image) bare.push(card);
        else given.push(card);
      }
      return [...given, ...bare].slice(0, count);
    },
  };
}

/** The ids of all pictures in a record. */
function listPictureIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'srcSet' in value && 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(listPictureIds)];
}
