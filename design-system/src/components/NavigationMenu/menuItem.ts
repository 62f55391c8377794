import type { ReactNode } from 'react';

/** One link of the menu. */
export interface MenuLink {
  /** Link text. */
  label: string;
  /** URL. */
  href: string;
  /** Short description below the link. */
  note?: string;
  /** Within the link below its label, such as a small chart; part of what the link is called. */
  detail?: ReactNode;
}

/** A titled group of links within a panel. */
export interface MenuSection {
  /** Title; it names the list. */
  title: string;
  /** Links in display order. */
  links: readonly MenuLink[];
}

/** A main item: a plain link, or a button that opens a panel of sections. */
export type MenuItem = MenuLink | MenuPanelItem;

/** A main item that opens a panel. */
export interface MenuPanelItem {
  /** Text of the button, and name of the panel. */
  label: string;
  /** Lists of links. */
  sections: readonly MenuSection[];
  /** Beside the lists from 1280 px while the panel is open, such as a picture; not in the server HTML. */
  aside?: ReactNode;
}
