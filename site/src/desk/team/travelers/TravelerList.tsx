import { Heading, Link, Pagination, Text } from '@farwend/design-system';
import { DataTable, EmptyState } from '@farwend/design-system/work';
import { useMemo } from 'react';
import type { Country } from '#src/desk/shared/countriesQuery.ts';
import { type Traveler, travelerName } from '#src/desk/shared/travelerAccounts.ts';
import { buildTravelerColumns } from './travelerColumns.tsx';
import { TravelerFilters } from './TravelerFilters.tsx';
import { Head } from './TravelerList.styles.ts';
import { buildTravelersHref, isFiltered, travelerSorts, type TravelersAddress, usualSort } from './travelersAddress.ts';

/** Props of TravelerList. */
export interface TravelerListProps {
  items: readonly Traveler[];
  /** Number of travelers on all pages. */
  total: number;
  /** Whether there are so many that they were not counted. */
  isEstimate: boolean;
  isLoading: boolean;
  /** The last reading failed: what is shown may be out of date. */
  isStale: boolean;
  address: TravelersAddress;
  /** Number of pages. */
  pages: number;
  countries: readonly Country[];
  /** Whether family names and contact data are hidden from the reader. */
  isMasked: boolean;
  /** Called with what the address says from now on; the first page unless it names another. */
  onChange: (change: Partial<TravelersAddress>) => void;
}

/** The travelers by words, filters and order, all of which the address says. */
export function TravelerList({
  items,
  total,
  isEstimate,
  isLoading,
  isStale,
  address,
  pages,
  countries,
  isMasked,
  onChange,
}: TravelerListProps) {
  const columns = useMemo(() => buildTravelerColumns(countries), [countries]);
  return (
    <>
      <Head>
        <Heading level={1} size="h3">
          Travelers
        </Heading>
        <Text variant="small" tone="soft" aria-live="polite">
          {isEstimate && 'About '}
          {total === 1 ? '1 traveler' : `${total.toLocaleString('en-GB')} travelers`}.
          {isMasked && ' Family names and contact data are hidden from your role.'}
        </Text>
        {isStale && (
          <Text variant="small" tone="negative" role="status">
            There is no connection; this list may be out of date.
          </Text>
        )}
        <TravelerFilters address={address} countries={countries} isMasked={isMasked} onChange={onChange} />
      </Head>
      <DataTable
        label="Travelers"
        items={items}
        columns={columns}
        getId={({ id }) => id}
        getName={travelerName}
        hrefOf={({ id }) => `/desk/travelers/${id}/`}
        sort={{ column: address.sort, direction: address.isDescending ? 'descending' : 'ascending' }}
        onSort={({ column, direction }) => {
          const sort = travelerSorts.find((one) => one === column) ?? usualSort.sort;
          onChange({ sort, isDescending: direction === 'descending' });
        }}
        loading={isLoading}
        empty={
          isFiltered(address) ? (
            <EmptyState
              title="Nobody fits"
              action={<Link href={buildTravelersHref({ ...address, ...noFilters })}>Show all travelers</Link>}
            >
              No traveler has all of what you look for.
            </EmptyState>
          ) : (
            <EmptyState title="Nobody here yet">Travelers appear with their first request.</EmptyState>
          )
        }
      />
      <Pagination page={address.page} pages={pages} hrefOf={(page) => buildTravelersHref({ ...address, page })} />
    </>
  );
}

const noFilters = { q: '', country: '', tag: '', trips: '', doNotContact: false, page: 1 } as const satisfies Partial<TravelersAddress>;
