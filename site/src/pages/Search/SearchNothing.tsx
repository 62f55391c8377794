import { Heading, Link, Text } from '@farwend/design-system';
import type { SearchResult } from '#src/search/loadSearchResult.ts';
import { CallOrWrite } from '#src/shared/CallOrWrite.tsx';
import type { Phone } from '#src/shared/phones.ts';
import { useTripRequestHref } from '#src/trip-context/TripRequestHref.ts';
import { Answer, Nearest } from './Search.styles.ts';

/** Props of SearchNothing. */
export interface SearchNothingProps {
  result: Pick<SearchResult, 'total' | 'nearest' | 'chips'>;
  phone: Phone | null;
}

/** What helps when nothing is found, or nothing quite like it: what was understood, what comes nearest, the form with the words, the telephone. */
export function SearchNothing({ result: { total, nearest, chips }, phone }: SearchNothingProps) {
  const tripRequestHref = useTripRequestHref();
  return (
    <Answer aria-labelledby="nearest">
      <Heading level={2} size="h3" id="nearest">
        {nearest.length > 0 ? 'What comes nearest' : 'Nothing is printed about this yet'}
      </Heading>
      {nearest.length > 0 && (
        <Nearest>
          {nearest.map(({ label, href, count }) => (
            <li key={label}>
              <Link href={href}>{label}</Link>, {count === 1 ? 'one itinerary' : `${count} itineraries`}
            </li>
          ))}
        </Nearest>
      )}
      {total === 0 && nearest.length === 0 && (
        <Text>
          {chips.length > 0
            ? `We read it as ${new Intl.ListFormat('en-GB').format(chips.map(({ label }) => label))}. Take one of them back above, or try a country.`
            : 'Try one word less, or a country below.'}
        </Text>
      )}
      <Text>
        Not everything we know is printed. <Link href={tripRequestHref}>Describe the journey</Link>{' '}
        <CallOrWrite lead="in your own words, or" phone={phone} />: a person who knows answers.
      </Text>
    </Answer>
  );
}
