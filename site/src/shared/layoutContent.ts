import type { MenuItem, PressStripProps, SocialLinksProps } from '@farwend/design-system';
import { createContext, useContext } from 'react';
import { phones } from './phones.ts';

/** What stands around every page, as the team keeps it in the settings of the site. */
export interface SiteFrame {
  /** Changes with the settings; -1 while they are not known. */
  version: number;
  /** The main menus. */
  menus: readonly MenuItem[];
  /** The lists of links in the footer. */
  lists: readonly { title: string; links: readonly { label: string; href: string }[] }[];
  /** What four news outlets wrote; null unless there are four. */
  press: PressStripProps['outlets'] | null;
  /** Where we can be followed, or written to. */
  social: SocialLinksProps['links'];
  /** The number that is dialled, and the one that leads to the contact page. */
  phones: { call: { text: string; href: string }; contact: { text: string; href: string } };
  /** Where the business-review profile can be checked; null: nowhere. */
  trust: { claim: string; source: string; href: string } | null;
}

/** The frame where no settings are at hand: stories, tests, and a page that could not ask for them. */
export const bareFrame: SiteFrame = {
  version: -1,
  menus: [],
  lists: [],
  press: null,
  social: [],
  phones: { call: phones.call, contact: { text: phones.contact.text, href: '/contact' } },
  trust: null,
};

/** Hands the frame down to what stands inside it. */
export const FrameContext = createContext<SiteFrame>(bareFrame);

/** What stands around the page. */
export function useFrame(): SiteFrame {
  return useContext(FrameContext);
}
