import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { MenuItem } from '@farwend/design-system';
import { houseFrame } from './houseFrame.ts';
import { logoOf } from './shared/press.data.ts';
import type { SiteFrame } from './shared/frame.ts';

type Settings = ReplyOf<Contract['siteSettings']['read']>;

/** What pages show of the site's settings; where the team has set nothing, what the site was delivered with. */
export function frameOf({ version, menus, footer, phones, trustBadge }: Settings): SiteFrame {
  if (version === 0) return houseFrame;
  return {
    version,
    menus: menus.map(menuItem),
    lists: footer.groups.map(({ title, links }) => ({ title, links: links.map(({ label, href }) => ({ label, href })) })),
    press: pressOf(footer.pressMentions),
    social: socialOf(footer.social),
    phones: { call: phones.call, contact: { text: phones.contact.text, href: '/contact' } },
    trust: trustBadge && { claim: trustBadge.label, source: hostOf(trustBadge.href), href: trustBadge.href },
  };
}

/** A menu with sections opens a panel, one without is a link. */
function menuItem({ label, href = '/', sections }: Settings['menus'][number]): MenuItem {
  if (sections.length === 0) return { label, href };
  return {
    label,
    sections: sections.map(({ title, links }) => ({
      title,
      links: links.map((link) => ({ label: link.label, href: link.href, ...(link.note ? { note: link.note } : {}) })),
    })),
  };
}

/** The strip holds four outlets; with fewer there is none. */
function pressOf(mentions: Settings['footer']['pressMentions']): SiteFrame['press'] {
  const [first, second, third, fourth] = mentions.map(({ name, alt, href, description }) => ({
    name,
    alt,
    href: `https://${href.replace(/^https:\/\//, '')}` as const,
    description,
    logo: logoOf(name),
  }));
  return first && second && third && fourth ? [first, second, third, fourth] : null;
}

const places = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
  ['pinterest', 'Pinterest'],
] as const;

function socialOf({ email, ...profiles }: Settings['footer']['social']): SiteFrame['social'] {
  const followed = places.flatMap(([kind, label]) => {
    const href = profiles[kind];
    return href ? [{ kind, label, href }] : [];
  });
  return email ? [...followed, { kind: 'email', label: 'Write us an email', href: `mailto:${email}` }] : followed;
}

/** Who keeps the profile, by the host of its address. */
function hostOf(href: string): string {
  return URL.parse(href)?.hostname.replace(/^www\./, '') ?? href;
}
