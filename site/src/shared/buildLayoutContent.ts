import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { MenuItem } from '@farwend/design-system';
import { defaultLayoutContent } from './defaultLayoutContent.ts';
import { buildPhone } from './phones.ts';
import { findLogo } from './press.data.ts';
import type { LayoutContent } from './layoutContent.ts';

type Settings = ReplyOf<Contract['siteSettings']['read']>;

/** Builds the layout's content from the site settings; the default content until the team has saved any. */
export function buildLayoutContent({ version, menus, footer, phones, trustBadge }: Settings): LayoutContent {
  if (version === 0) return defaultLayoutContent;
  return {
    version,
    menus: menus.map(buildMenuItem),
    lists: footer.groups.map(({ title, links }) => ({ title, links: links.map(({ label, href }) => ({ label, href })) })),
    press: buildPress(footer.pressMentions),
    social: buildSocialLinks(footer.social),
    phones: { call: phones.call, contact: buildPhone(phones.contact.text) },
    trust: trustBadge && { claim: trustBadge.label, source: hostOf(trustBadge.href), href: trustBadge.href },
  };
}

/** Builds a menu: with sections a panel, without them a link. */
function buildMenuItem({ label, href = '/', sections }: Settings['menus'][number]): MenuItem {
  if (sections.length === 0) return { label, href };
  return {
    label,
    sections: sections.map(({ title, links }) => ({
      title,
      links: links.map((link) => ({ label: link.label, href: link.href, ...(link.note ? { note: link.note } : {}) })),
    })),
  };
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
