/** Words that say nothing about what is looked for. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about all an and any are as at be best by can do does for from get give go going have holiday holidays how i id im in into is it its
  journey journeys like looking me much my near of on or our place places please some somewhere that the their there this to tour tours
  trip trips travel traveling travelling vacation vacations visit want we what when where which who will with without you your`.split(
    /\s+/,
  ),
);
