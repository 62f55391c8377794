import { icons } from '@farwend/design-system';
import { CommandPalette, type PaletteItem } from '@farwend/design-system/work';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listDeskScreens } from '#src/desk/frame/deskScreens.ts';
import { hasSingleKeys } from '#src/desk/keys/singleKeys.ts';
import { findFilter } from '#src/desk/keys/useDeskKeys.ts';
import { readRecentRequests } from '#src/desk/shared/recentRequests.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { buildSearchHref, parseTerms } from '#src/desk/team/search/searchAddress.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';

/** Props of DeskPalette. */
export interface DeskPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens the list of keys. */
  onKeys: () => void;
}

/** Everything one can reach at the desk by typing a part of its name: screens, records, what can be done here. */
export function DeskPalette({ open, onOpenChange, onKeys }: DeskPaletteProps) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const client = useQueryClient();
  const may = useMay();
  const { pathname } = useLocation();
  const q = parseTerms(query);
  const { groups: found, status, tone, busy, leadsOn } = usePaletteSearch(open ? q : '');
  const go = (href: string) => () => void navigate(href);
  const recent = readRecentRequests(client).filter(({ id }) => !pathname.startsWith(`/desk/requests/${id}`));
  const filter = open && findFilter();
  const actions: PaletteItem[] = [
    ...(filter
      ? [
          {
            id: 'filter',
            label: 'Filter this list',
            icon: icons.search,
            keys: '/',
            keywords: ['find', 'search'],
            onSelect: () => filter.select(),
          },
        ]
      : []),
    { id: 'keys', label: 'Show the keys of this page', icon: icons.info, keys: '?', keywords: ['help', 'shortcuts'], onSelect: onKeys },
  ];
  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        setQuery('');
        onOpenChange(next);
      }}
      label="Search and go to"
      placeholder="Reference, name, place or page"
      query={query}
      onQueryChange={setQuery}
      groups={[
        {
          title: 'Opened last',
          items: recent.map(({ id, reference, tripTitle }) => ({
            id,
            label: tripTitle || reference,
            hint: reference,
            icon: icons.clock,
            keywords: [reference],
            onSelect: go(`/desk/requests/${id}`),
          })),
        },
        {
          title: 'Go to',
          items: listDeskScreens(may).map(({ href, name, inboxView, goKey }) => ({
            id: href,
            label: name,
            icon: icons.arrow,
            keywords: inboxView === null ? [] : ['Inbox'],
            ...(goKey !== null && hasSingleKeys() && { keys: `G ${goKey}` }),
            onSelect: go(href),
          })),
        },
        { title: 'On this page', items: actions },
        ...found.map(({ key, name, items }) => ({
          title: name,
          isFound: true,
          items: items.map(({ id, title, hint, href }) => ({
            id: `${key} ${id}`,
            label: title,
            hint,
            icon: signs[key],
            onSelect: go(href),
          })),
        })),
        {
          title: 'All results',
          isFound: true,
          items: leadsOn
            ? [{ id: 'everything', label: `See everything for “${q}”`, icon: icons.search, onSelect: go(buildSearchHref({ q })) }]
            : [],
        },
      ]}
      status={status}
      tone={tone}
      busy={busy}
    />
  );
}

const signs: Partial<Record<string, typeof icons.compass>> = {
  requests: icons.compass,
  phone: icons.phone,
  travelers: icons.person,
  conversations: icons.mail,
};
