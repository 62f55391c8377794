/** One link of the menu. */
export interface MenuLink {
  /** Link text. */
  label: string;
  /** URL. */
  href: string;
  /** Short description below the link. */
  note?: string;
}

/** A titled group of links within a panel. */
export interface MenuSection {
  /** Title; it names the list. */
  title: string;
  /** Links in display order. */
  links: readonly MenuLink[];
}

/** A main item: a plain link, or a button that opens a panel of sections. */
export type MenuItem = MenuLink | { label: string; sections: readonly MenuSection[] };
