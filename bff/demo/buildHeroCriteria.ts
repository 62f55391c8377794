import type { ContentFields } from '#src/publishing/content.model.ts';
import type { DemoItem } from './demoItem.ts';
import type { HeroCriteria } from './chooseHeroImages.ts';

/** The criteria for the hero image of a content item. */
export function buildHeroCriteria<F extends ContentFields>({
  title,
  summary,
  searchTerms = [],
  picture = '',
  pictureOf,
  ...item
}: DemoItem<F>): HeroCriteria {
  const { key, days, places, tripTypes, months } = item;
  return {
    key,
    days,
    places,
    tripTypes,
    months,
    place: pictureOf ?? item.place,
    words: [picture, title, summary, ...searchTerms].join(' '),
  };
}
