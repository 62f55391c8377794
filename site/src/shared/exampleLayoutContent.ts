import { footerLists, socialLinks, trustProfile } from '../footer/footer.data.ts';
import { legalLinks } from '../footer/legalLinks.data.ts';
import { menus } from '../navigation/navigation.data.ts';
import { emptyLayoutContent, type LayoutContent } from './layoutContent.ts';
import { buildPhone } from './phones.ts';
import { pressOutlets } from './press.data.ts';

/** Menus, lists, numbers and badges of stories and tests. */
export const exampleLayoutContent: LayoutContent = {
  ...emptyLayoutContent,
  version: 1,
  menus,
  lists: footerLists,
  legal: legalLinks,
  press: pressOutlets,
  social: socialLinks,
  phones: { call: buildPhone('+1 800 555 0142'), contact: buildPhone('+1 212 555 0117') },
  testimonial: {
    quote:
      'They told us to leave Bellagio at noon and come back at seven. So we sat on the wall with two peaches, and had the lake to ourselves.',
    author: 'Ana and Peter, ten days between three lakes',
  },
  trust: trustProfile,
  newestLetter: { title: 'The hour before the boats', href: '/letters/the-hour-before-the-boats/', day: '19 November 2026' },
};
