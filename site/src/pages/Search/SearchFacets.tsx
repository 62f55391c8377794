import { Heading, Link } from '@farwend/design-system';
import type { SearchResult } from '#src/search/loadSearchResult.ts';
import { Facets, FacetValues, Summary } from './Search.styles.ts';

/** Props of SearchFacets. */
export interface SearchFacetsProps {
  facets: SearchResult['facets'];
  /** Whether the choices are open from the start. */
  isOpen: boolean;
}

/** Narrows the itineraries by country, month, kind, nights and price; each choice is a link with its number of itineraries. */
export function SearchFacets({ facets, isOpen }: SearchFacetsProps) {
  return (
    <details open={isOpen}>
      <Summary>Narrow the itineraries</Summary>
      <Facets>
        {facets.map(({ title, values }) => (
          <section key={title} aria-label={title}>
            <Heading level={2} size="h4">
              {title}
            </Heading>
            <FacetValues>
              {values.map(({ label, href, count, isChosen }) => (
                <li key={label}>
                  <Link href={href} variant="quiet" aria-current={isChosen ? 'true' : undefined}>
                    {label} <span>{count}</span>
                  </Link>
                </li>
              ))}
            </FacetValues>
          </section>
        ))}
      </Facets>
    </details>
  );
}
