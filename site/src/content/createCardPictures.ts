import type { RichText } from '@farwend/api-contract';
import type { ApiImage, Snippet } from './contentTypes.ts';

/** The part of a page response that tells which pictures it shows and which others there are. */
interface PageWithCards {
  content: object;
  linked: Readonly<Record<string, Snippet>>;
  otherPictures: Readonly<Record<string, readonly ApiImage[]>>;
}

/** Gives the cards of a page pictures that it does not show yet. Each call stands for cards further down the page. */
export interface CardPictures {
  /** The linked items by id, with pictures for those that a text shows as cards. */
  inText(text: RichText): Record<string, Snippet>;
  /** All items: with their own picture, else another of their places, else none. */
  all(items: readonly Snippet[]): Snippet[];
  /** The first so many items, each once: those that a picture is left for stand before the others. */
  leading(items: readonly Snippet[], count: number): Snippet[];
  /** The first so many items that are not on the page yet and that a picture is left for; where these are too few, others without one. */
  first(items: readonly Snippet[], count: number): Snippet[];
}

/** Starts with the pictures of the content itself, which are shown before any card. */
export function createCardPictures({ content, linked, otherPictures }: PageWithCards): CardPictures {
  const pictures = new Set(listPictureIds(content));
  const cards = new Set<string>();

  function give(item: Snippet): Snippet {
    cards.add(item.id);
    if (!item.image) return item;
    const image = [item.image, ...(otherPictures[item.id] ?? [])].find(({ id }) => !pictures.has(id)) ?? null;
    if (image) pictures.add(image.id);
    return { ...item, image };
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
      const given: Snippet[] = [];
      const bare: Snippet[] = [];
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
