import type { Picture } from '@farwend/design-system';

/** A link of a menu. */
export interface LayoutMenuLink {
  label: string;
  href: string;
  /** A line below it. */
  note?: string;
  /** How good each month is in this country, January first: 3 best, 2 good, 1 fair, 0 to avoid. */
  year?: readonly number[];
}

/** A country in a month in which it is at its best. */
export interface MonthPicture {
  picture: Picture;
  caption: string;
}

/** A menu as data: a link, or lists of links with a picture beside them. */
export type LayoutMenu =
  LayoutMenuLink | { label: string; sections: readonly { title: string; links: readonly LayoutMenuLink[] }[]; picture?: MonthPicture };
