import { defaultPromises, type Promises } from '@farwend/api-contract/rules';
import type { PressStripProps, SocialLinksProps } from '@farwend/design-system';
import { createContext, useContext } from 'react';
import type { LetterLink } from '#src/letters/LetterLink.ts';
import type { LayoutMenu } from '#src/navigation/LayoutMenu.ts';
import type { ClosedPage } from './closedPages.ts';
import type { Phones } from './phones.ts';

/** Content of the layout around every page, which the team edits in the site settings. */
export interface LayoutContent {
  /** Version of the settings; -1 while unknown. */
  version: number;
  /** The main menus. */
  menus: readonly LayoutMenu[];
  /** Lists of links in the footer. */
  lists: readonly { title: string; links: readonly { label: string; href: string }[] }[];
  /** Links of the legal row in the footer. */
  legal: readonly { label: string; href: string }[];
  /** Quotes from four news outlets; null with fewer than four. */
  press: PressStripProps['outlets'] | null;
  /** Social profiles and the email address. */
  social: SocialLinksProps['links'];
  /** The number for the United States and Canada, and the one for everybody else. */
  phones: Phones;
  /** Words of a traveller on the home page; null if none. */
  testimonial: { quote: string; author: string } | null;
  /** What the site promises, inserted into its texts. */
  promises: Promises;
  /** The business review profile; null if none. */
  trust: { claim: string; source: string; href: string } | null;
  /** The newest letter, which the newsletter form shows as a sample; null if none was sent. */
  newestLetter: LetterLink | null;
  /** Pages that have nothing to show yet. */
  closedPages: readonly ClosedPage[];
}

/** For tests, and for pages whose settings could not be loaded. */
export const emptyLayoutContent: LayoutContent = {
  version: -1,
  menus: [],
  lists: [],
  legal: [],
  press: null,
  social: [],
  phones: { call: null, contact: null },
  testimonial: null,
  promises: defaultPromises,
  trust: null,
  newestLetter: null,
  closedPages: [],
};

/** Provides the layout's content. */
export const LayoutContentContext = createContext<LayoutContent>(emptyLayoutContent);

/** The layout's content. */
export function useLayoutContent(): LayoutContent {
  return useContext(LayoutContentContext);
}
