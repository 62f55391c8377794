/** One link of the menu. */
export interface MenuLink {
  /** Its words. */
  label: string;
  /** Its address. */
  href: string;
  /** A few words below it. */
  note?: string;
}

/** A titled group of links within a panel. */
export interface MenuSection {
  /** Its title; it names the list. */
  title: string;
  /** Its links, in their order. */
  links: readonly MenuLink[];
}

/** A main item: a plain link, or a button that opens a panel of sections. */
export type MenuItem = MenuLink | { label: string; sections: readonly MenuSection[] };
