import type { Contract, ReplyOf } from '@farwend/api-contract';
import { legalLinks } from '#src/footer/legalLinks.data.ts';
import type { LetterLink } from '#src/letters/LetterLink.ts';
import type { LayoutMenu, LayoutMenuLink } from '#src/navigation/LayoutMenu.ts';
import type { MenuDestinations } from '#src/navigation/buildMenuDestinations.ts';
import { findClosedPage, type ClosedPage, type SitePage } from './closedPages.ts';
import { findLogo } from './findLogo.ts';
import type { LayoutContent } from './layoutContent.ts';
import { parsePhone } from './phones.ts';

type Settings = ReplyOf<Contract['siteSettings']['read']>;
type SavedLink = Settings['footer']['groups'][number]['links'][number];

/** Who sees a layout: the team keeps the links to pages that have nothing to show yet, everybody else is not led there. */
type Audience = 'visitors' | 'team';

/** What the layout shows of published content. */
export interface LayoutSources {
  pages: readonly SitePage[];
  /** The countries of the guides; null if they could not be loaded. */
  destinations: MenuDestinations | null;
  newestLetter: LetterLink | null;
}

/** Builds the layout's content from the site settings and what is published. */
export function buildLayoutContent(
  { version, menus, footer, phones, testimonial, promises, trustBadge }: Settings,
  { pages, destinations, newestLetter }: LayoutSources,
  audience: Audience,
): LayoutContent {
  const closedPages = pages.filter(({ isOpen }) => !isOpen).map(({ path, content }): ClosedPage => ({ path, content }));
  const choose = (links: readonly SavedLink[]) => chooseLinks(links, closedPages, audience);
  return {
    version,
    menus: menus.flatMap((menu) => buildMenu(menu, menu.key === DESTINATIONS ? destinations : null, choose)),
    lists: footer.groups.map(({ title, links }) => ({ title, links: choose(links) })).filter(({ links }) => links.length > 0),
    legal: choose(legalLinks),
    press: buildPress(footer.pressMentions),
    social: buildSocialLinks(footer.social),
    phones: { call: parsePhone(phones.call), contact: parsePhone(phones.contact) },
    testimonial,
    promises,
    trust: trustBadge && { claim: trustBadge.label, source: hostOf(trustBadge.href), href: trustBadge.href },
    newestLetter,
    closedPages,
  };
}

/** Key of the menu that begins with the countries. */
const DESTINATIONS = 'destinations';

/** The links to show; the team's links to closed pages say so. */
function chooseLinks(links: readonly SavedLink[], closedPages: readonly ClosedPage[], audience: Audience): LayoutMenuLink[] {
  return links.flatMap(({ label, href, note }): LayoutMenuLink[] => {
    if (!findClosedPage(href, closedPages)) return [{ label, href, ...(note ? { note } : {}) }];
    return audience === 'team' ? [{ label: `${label} (empty)`, href, note: 'Visitors do not see this link yet' }] : [];
  });
}

/**
 * Builds a menu: with sections a panel, without them a link; nothing if all its links are left out. Countries come first, and the links of
 * the team to single countries make way for them.
 */
function buildMenu(
  { label, href = '/', sections }: Settings['menus'][number],
  countries: MenuDestinations | null,
  choose: (links: readonly SavedLink[]) => LayoutMenuLink[],
): LayoutMenu[] {
  if (sections.length === 0) return choose([{ label, href }]);
  const regions = countries?.regions ?? [];
  const own = sections.map(({ title, links }) => ({
    title,
    links: choose(regions.length > 0 ? links.filter((link) => !link.href.startsWith('/destinations#')) : links),
  }));
  const filled = [...regions, ...own.filter(({ links }) => links.length > 0)];
  return filled.length > 0 ? [{ label, sections: filled, ...(countries?.month && { picture: countries.month }) }] : [];
}

/** Builds the press strip, which needs four outlets; null with fewer. */
function buildPress(mentions: Settings['footer']['pressMentions']): LayoutContent['press'] {
  const [first, second, third, fourth] = mentions.map(({ name, alt, href, description }) => ({
    name,
    alt,
    href: `https://${href.replace(/^https:\/\//, '')}` as const,
    description,
    logo: findLogo(name),
  }));
  return first && second && third && fourth ? [first, second, third, fourth] : null;
}

const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
  ['pinterest', 'Pinterest'],
] as const;

function buildSocialLinks({ email, ...profiles }: Settings['footer']['social']): LayoutContent['social'] {
  const links = networks.flatMap(([network, label]) => {
    const href = profiles[network];
    return href ? [{ kind: network, label, href }] : [];
  });
  return email ? [...links, { kind: 'email', label: 'Write us an email', href: `mailto:${email}` }] : links;
}

/** The host of a URL, as the source of the profile. */
function hostOf(href: string): string {
  return URL.parse(href)?.hostname.replace(/^www\./, '') ?? href;
}
