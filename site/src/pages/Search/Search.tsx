import { Heading, Link, Pagination, SearchField, Section, Stack, Text, type LoadSuggestions } from '@farwend/design-system';
import type { FormEvent } from 'react';
import { ContentRows } from '#src/content/ContentRows.tsx';
import { RemovableFilters } from '#src/content/RemovableFilters.tsx';
import { readSearchHref } from '#src/search/readSearchHref.ts';
import { buildSearchHref } from '#src/search/searchQuery.ts';
import type { SearchResult } from '#src/search/loadSearchResult.ts';
import type { Phone } from '#src/shared/phones.ts';
import type { SearchData } from './search.loader.ts';
import { SearchFacets } from './SearchFacets.tsx';
import { SearchNothing } from './SearchNothing.tsx';
import { Answer, Field, Group, Index, Kinds, LeadSection } from './Search.styles.ts';

/** Props of Search. */
export interface SearchProps extends Omit<SearchData, 'tripContext'> {
  phone: Phone | null;
  loadSuggestions?: LoadSuggestions | undefined;
  /** Called with a URL instead of submitting the form or following a suggestion. */
  onGo: (href: string) => void;
}

/** Site search: what was understood, an answer from the facts, and the pages found. */
export function Search({ query, result, countries, phone, loadSuggestions, onGo }: SearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGo(readSearchHref(event.currentTarget));
  };
  return (
    <>
      <LeadSection tone="glacier" room="half">
        <Stack gap={6}>
          <Heading level={1}>{query.q ? `“${query.q}”` : 'Look it up'}</Heading>
          <Field>
            <SearchField
              key={query.q}
              action="/search/"
              label="A place, a season, an animal, a company"
              defaultValue={query.q}
              loadSuggestions={loadSuggestions}
              onChoose={({ href }) => onGo(href)}
              onSubmit={submit}
            />
          </Field>
          {result?.correction && (
            <Text>
              Showing results for <strong>{result.correction.to}</strong>. Search instead for{' '}
              <Link href={result.correction.insteadHref}>{result.correction.from}</Link>.
            </Text>
          )}
          {result && result.chips.length > 0 && <RemovableFilters label="Understood" filters={result.chips} />}
          <Text role="status" tone="soft">
            {result ? formatResult(result) : 'Two letters are enough to begin, and a slip of the pen is forgiven.'}
          </Text>
        </Stack>
      </LeadSection>
      <Section room="half">
        <Stack gap={12}>
          {result?.answer && (
            <Answer aria-labelledby="answer">
              <Heading level={2} size="h3" id="answer">
                {result.answer.title}
              </Heading>
              <Text>{result.answer.text}</Text>
              {result.answer.href && (
                <Link href={result.answer.href} variant="onward">
                  Read the guide
                </Link>
              )}
            </Answer>
          )}
          {result && (result.total === 0 || result.nearest.length > 0) && <SearchNothing result={result} phone={phone} />}
          {result && result.kinds.length > 2 && (
            <nav aria-label="Kinds of pages">
              <Kinds>
                {result.kinds.map(({ label, href, count, isChosen }) => (
                  <li key={label}>
                    <Link href={href} variant="quiet" aria-current={isChosen ? 'true' : undefined}>
                      {label} <span>{count}</span>
                    </Link>
                  </li>
                ))}
              </Kinds>
            </nav>
          )}
          {result && result.facets.length > 0 && <SearchFacets facets={result.facets} isOpen={query.kind === 'itinerary'} />}
          {result && result.items.length > 0 && (
            <Stack as="section" gap={5} aria-labelledby="found">
              <Heading level={2} size="h3" id="found">
                {result.pages > 1 ? `Pages, the best first: ${query.page} of ${result.pages}` : 'Pages, the best first'}
              </Heading>
              <ContentRows items={result.items} level={3} withSummary />
              <Pagination page={query.page} pages={result.pages} hrefOf={(page) => buildSearchHref(query, { page })} />
            </Stack>
          )}
          {result && result.careers.length > 0 && (
            <Group aria-labelledby="found-careers">
              <Heading level={2} size="h3" id="found-careers">
                Work at Farwend
              </Heading>
              <ContentRows items={result.careers} level={3} />
            </Group>
          )}
          {result && result.reviewCount > 0 && (
            <Group aria-labelledby="found-reviews">
              <Heading level={2} size="h3" id="found-reviews">
                Reviews
              </Heading>
              <p>
                <Link href={`/reviews/?q=${encodeURIComponent(query.q)}`} variant="onward">
                  {result.reviewCount === 1
                    ? 'One traveller wrote of it'
                    : `${result.reviewCount.toLocaleString('en-US')} travellers wrote of it`}
                </Link>
              </p>
            </Group>
          )}
          {countries.length === 0 && (
            <Text tone="soft">
              Little is printed here yet. <Link href="/trip-request">Describe the journey</Link>, and a person looks it up for you.
            </Text>
          )}
          {countries.length > 0 && (!result || result.total === 0) && (
            <Group aria-labelledby="all-countries">
              <Heading level={2} size="h3" id="all-countries">
                Where we plan journeys
              </Heading>
              <Index>
                {countries.map((name) => (
                  <li key={name}>
                    <Link href={`/search/?q=${encodeURIComponent(name)}`} variant="quiet">
                      {name}
                    </Link>
                  </li>
                ))}
              </Index>
            </Group>
          )}
        </Stack>
      </Section>
    </>
  );
}

function formatResult({ total, dropped }: SearchResult): string {
  const pages = total === 0 ? 'No page has this.' : total === 1 ? '1 page.' : `${total.toLocaleString('en-US')} pages.`;
  if (dropped.length === 0 || total === 0) return pages;
  return `${pages} Few or none have ${formatQuoted(dropped)}, so those that have it come first and others follow.`;
}

function formatQuoted(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words.map((word) => `“${word}”`));
}
