import type { ContentFields } from '#src/content/content.model.ts';
import type { DemoPiece } from './contentRows.ts';
import type { HeroWish } from './heroPictures.ts';

/** What a piece of content says of the pictures it wants. */
export function wishOf<F extends ContentFields>({
  title,
  summary,
  searchTerms = [],
  picture = '',
  pictureOf,
  ...piece
}: DemoPiece<F>): HeroWish {
  const { key, days, places, tripTypes, months } = piece;
  return {
    key,
    days,
    places,
    tripTypes,
    months,
    place: pictureOf ?? piece.place,
    words: [picture, title, summary, ...searchTerms].join(' '),
  };
}
