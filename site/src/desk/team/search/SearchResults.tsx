import { Button, Heading, Link, Pagination, Text, TextField } from '@farwend/design-system';
import { EmptyState } from '@farwend/design-system/work';
import { useState } from 'react';
import { Form } from 'react-router-dom';
import { buildSearchHref, isSearchable, type SearchAddress } from './searchAddress.ts';
import type { SearchHits } from './searchHits.ts';
import { PAGE_SIZE } from './searchPages.ts';
import { Group, GroupHead, GroupTitle, Head, Hint, List, Row, Terms } from './SearchResults.styles.ts';

/** What was found of a kind; `hits` is undefined as long as it is not read. */
export interface SearchGroup {
  key: string;
  name: string;
  hits: SearchHits | undefined;
}

/** Props of SearchResults. */
export interface SearchResultsProps {
  address: SearchAddress;
  groups: readonly SearchGroup[];
  /** The last reading failed: what is shown may be out of date. */
  isStale: boolean;
}

/** The field of the search, and what it found: the first of each kind, or the pages of one. */
export function SearchResults({ address, groups, isStale }: SearchResultsProps) {
  const { q, kind } = address;
  const total = groups.reduce((sum, { hits }) => sum + (hits?.total ?? 0), 0);
  return (
    <>
      <Head>
        <Heading level={1} size="h3">
          Search
        </Heading>
        <TermsForm q={q} />
        {isSearchable(q) && (
          <Text variant="small" tone="soft" role="status">
            {total === 1 ? '1 result' : `${total} results`}
            {kind !== null && (
              <>
                {'. '}
                <Link href={buildSearchHref({ q })}>Show every kind</Link>
              </>
            )}
          </Text>
        )}
        {isStale && (
          <Text variant="small" tone="negative" role="status">
            There is no connection; what is shown may be out of date. Try again in a moment.
          </Text>
        )}
      </Head>
      {total > 0 && groups.map((group) => <KindGroup key={group.key} address={address} group={group} />)}
      {total === 0 && !isStale && <NothingFound q={q} />}
    </>
  );
}

/** Keeps its field, and so the focus, when the search changes. */
function TermsForm({ q }: { q: string }) {
  const [typed, setTyped] = useState({ q, text: q });
  return (
    <Terms as={Form} role="search" action="/desk/search/">
      <TextField
        label="Find"
        name="q"
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed.q === q ? typed.text : q}
        onChange={(text) => setTyped({ q, text })}
      />
      <Button type="submit" size="small">
        Find
      </Button>
    </Terms>
  );
}

function KindGroup({ address, group: { key, name, hits } }: { address: SearchAddress; group: SearchGroup }) {
  if (!hits || hits.items.length === 0) return null;
  const { q, kind, page } = address;
  return (
    <Group aria-labelledby={`found-${key}`}>
      <GroupHead>
        <GroupTitle id={`found-${key}`}>{name}</GroupTitle>
        {kind === null && hits.total > hits.items.length && (
          <Link href={buildSearchHref({ q, kind: key })}>
            All {hits.total} {name.toLowerCase()}
          </Link>
        )}
      </GroupHead>
      <List>
        {hits.items.map(({ id, title, hint, href }) => (
          <Row key={id}>
            <Link href={href}>{title}</Link>
            <Hint>{hint}</Hint>
          </Row>
        ))}
      </List>
      {kind !== null && (
        <Pagination
          page={page}
          pages={Math.ceil(hits.total / PAGE_SIZE)}
          hrefOf={(number) => buildSearchHref({ ...address, page: number })}
        />
      )}
    </Group>
  );
}

function NothingFound({ q }: { q: string }) {
  if (!isSearchable(q)) {
    return (
      <EmptyState title={q === '' ? 'What are you looking for?' : 'A little more, please'}>
        Type at least two letters of a reference, a place, a name, an e-mail address, or of words that were written. You find what you may
        see.
      </EmptyState>
    );
  }
  return <EmptyState title={`Nothing found for “${q}”`}>Every word must occur. Try fewer, or only the beginning of a word.</EmptyState>;
}
