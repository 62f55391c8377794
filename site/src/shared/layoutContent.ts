import type { MenuItem, PressStripProps, SocialLinksProps } from '@farwend/design-system';
import { createContext, useContext } from 'react';
import { phones } from './phones.ts';

/** Content of the layout around every page, which the team edits in the site settings. */
export interface LayoutContent {
  /** Version of the settings; -1 while unknown. */
  version: number;
  /** The main menus. */
  menus: readonly MenuItem[];
  /** Lists of links in the footer. */
  lists: readonly { title: string; links: readonly { label: string; href: string }[] }[];
  /** Quotes from four news outlets; null with fewer than four. */
  press: PressStripProps['outlets'] | null;
  /** Social profiles and the email address. */
  social: SocialLinksProps['links'];
  /** The phone number to call, and the one of the contact page. */
  phones: { call: { text: string; href: string }; contact: { text: string; href: string } };
  /** The business review profile; null if none. */
  trust: { claim: string; source: string; href: string } | null;
}

/** For stories, tests, and pages whose settings could not be loaded. */
export const emptyLayoutContent: LayoutContent = {
  version: -1,
  menus: [],
  lists: [],
  press: null,
  social: [],
  phones,
  trust: null,
};

/** Provides the layout's content. */
export const LayoutContentContext = createContext<LayoutContent>(emptyLayoutContent);

/** The layout's content. */
export function useLayoutContent(): LayoutContent {
  return useContext(LayoutContentContext);
}
