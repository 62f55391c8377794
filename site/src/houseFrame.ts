import { footerLists, socialLinks, trustProfile } from './footer/footer.data.ts';
import { menus } from './navigation/navigation.data.ts';
import { bareFrame, type SiteFrame } from './shared/frame.ts';
import { pressOutlets } from './shared/press.data.ts';

/** The frame the site is delivered with, until the team sets its own. */
export const houseFrame: SiteFrame = {
  ...bareFrame,
  version: 0,
  menus,
  lists: footerLists,
  press: pressOutlets,
  social: socialLinks,
  trust: trustProfile,
};
