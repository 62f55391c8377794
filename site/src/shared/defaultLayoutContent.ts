import { footerLists, socialLinks, trustProfile } from '../footer/footer.data.ts';
import { menus } from '../navigation/navigation.data.ts';
import { emptyLayoutContent, type LayoutContent } from './layoutContent.ts';
import { pressOutlets } from './press.data.ts';

/** Menus, lists and badges of a new site, until the team saves its own. */
export const defaultLayoutContent: LayoutContent = {
  ...emptyLayoutContent,
  version: 0,
  menus,
  lists: footerLists,
  press: pressOutlets,
  social: socialLinks,
  trust: trustProfile,
};
