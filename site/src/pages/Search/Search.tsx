import { Heading, Link, SearchField, Section, Stack, Text, type LoadSuggestions } from '@farwend/design-system';
import type { FormEvent } from 'react';
import { ContentRows } from '#src/content/ContentRows.tsx';
import type { SearchResult } from '#src/search/searchAll.ts';
import type { SearchData } from './search.loader.ts';
import { Field, Group, Index, Places } from './Search.styles.ts';

/** Props of Search. */
export interface SearchProps extends SearchData {
  loadSuggestions?: LoadSuggestions | undefined;
  /** Called with a URL instead of submitting the form or following a suggestion. */
  onGo: (href: string) => void;
}

/** Site search: results by type of content. */
export function Search({ searchText, result, countries, loadSuggestions, onGo }: SearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGo(`/search/?q=${encodeURIComponent(String(new FormData(event.currentTarget).get('q') ?? '').trim())}`);
  };
  return (
    <>
      <Section tone="glacier" room="half">
        <Stack gap={6}>
          <Heading level={1}>{searchText ? `“${searchText}”` : 'Look it up'}</Heading>
          <Field>
            <SearchField
              key={searchText}
              action="/search/"
              label="A place, a season, an animal, a company"
              defaultValue={searchText}
              loadSuggestions={loadSuggestions}
              onChoose={({ href }) => onGo(href)}
              onSubmit={submit}
            />
          </Field>
          <Text role="status" tone="soft">
            {result ? formatResult(result) : 'Two letters are enough to begin, and a slip of the pen is forgiven.'}
          </Text>
        </Stack>
      </Section>
      <Section room="half">
        <Stack gap={12}>
          {result && result.places.length > 0 && (
            <Group aria-labelledby="found-places">
              <Heading level={2} size="h3" id="found-places">
                Places
              </Heading>
              <Places>
                {result.places.map(({ name, detail, href }) => (
                  <li key={`${name} ${detail}`}>
                    <Link href={href} variant="quiet">
                      {name}
                    </Link>
                    {detail && (
                      <Text as="span" variant="small" tone="soft">
                        {detail}
                      </Text>
                    )}
                  </li>
                ))}
              </Places>
            </Group>
          )}
          {result?.groups.map(({ title, total, items }, index) => (
            <Group key={title} aria-labelledby={`found-${index}`}>
              <div>
                <Heading level={2} size="h3" id={`found-${index}`}>
                  {title}
                </Heading>
                <Text variant="small" tone="soft">
                  {total > items.length ? `The first ${items.length} of ${total.toLocaleString('en-US')}` : total}
                </Text>
              </div>
              <ContentRows items={items} level={3} withSummary />
            </Group>
          ))}
          {result && result.reviewCount > 0 && (
            <Group aria-labelledby="found-reviews">
              <Heading level={2} size="h3" id="found-reviews">
                Reviews
              </Heading>
              <p>
                <Link href={`/reviews/?q=${encodeURIComponent(searchText)}`} variant="onward">
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
          {countries.length > 0 && (!result || isEmpty(result)) && (
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

function isEmpty({ groups, places, reviewCount }: SearchResult): boolean {
  return groups.length === 0 && places.length === 0 && reviewCount === 0;
}

function formatResult(result: SearchResult): string {
  if (isEmpty(result)) return 'Nothing has these words, or nearly these. Try one word less, or a country.';
  const count = result.groups.reduce((sum, { total }) => sum + total, 0);
  if (result.isFuzzy && count > 0) return 'Nothing has these very words. This comes nearest.';
  const pages = count === 1 ? '1 page' : `${count.toLocaleString('en-US')} pages`;
  return count === 0 ? 'No page has these words; see what has.' : `${pages} with these words`;
}
