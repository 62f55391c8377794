import type { LandSquare, MapPlace, RichEntity } from '@farwend/design-system';
import { buildRichEntity } from './buildRichEntity.ts';
import type { PicturedSnippet } from './createCardPictures.ts';
import { findLandSquares } from './findLandSquares.ts';

/** A card of a content item: with its picture, or with a map of its places where none is left for it. */
export interface ContentCard extends RichEntity {
  /** The map, of a route where a line joins its places. */
  map?: { places: readonly MapPlace[]; land: readonly LandSquare[]; route: boolean } | undefined;
}

/** Width to height of the map on a card. */
const RATIO = 3 / 2;

/** Builds the card of a content item. `maxWidth` is the largest width of its picture in pixels. */
export function buildContentCard(item: PicturedSnippet, maxWidth?: number): ContentCard {
  const card = buildRichEntity(item, maxWidth);
  const { places = [], type } = item;
  const map = card.picture ? null : buildCardMap(places, type === 'itinerary');
  return map ? { ...card, map } : card;
}

/** Builds the map that stands in the place of a picture; null without a place. */
export function buildCardMap(places: readonly MapPlace[], route = false): ContentCard['map'] | null {
  return places.length === 0 ? null : { places, land: findLandSquares(places, 1, RATIO), route };
}
