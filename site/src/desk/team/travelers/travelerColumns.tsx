import { type DataTableColumn, StatusPill } from '@farwend/design-system/work';
import { type Country, countryName } from '#src/desk/shared/countriesQuery.ts';
import { formatDay, formatDollars, formatMoment } from '#src/desk/shared/formats.ts';
import { describeAccount, type Traveler } from '#src/desk/shared/travelerAccounts.ts';
import { Sub } from './TravelerList.styles.ts';
import type { TravelerSort } from './travelersAddress.ts';

/** The columns of the list; those that can be sorted by are named as the address names them. */
export function buildTravelerColumns(
  countries: readonly Country[],
): readonly (DataTableColumn<Traveler> & { id: TravelerSort | 'account' | 'tags' })[] {
  return [
    { id: 'givenName', header: 'Traveler', cell: ({ email }) => <Sub>{email}</Sub>, sortable: true },
    {
      id: 'account',
      header: 'Account',
      cell: (traveler) => {
        const { name, tone } = describeAccount(traveler);
        return (
          <>
            <StatusPill tone={tone} variant="plain">
              {name}
            </StatusPill>
            {traveler.doNotContact && <Sub>Do not contact</Sub>}
          </>
        );
      },
    },
    {
      id: 'countryOfResidence',
      header: 'Lives in',
      cell: ({ countryOfResidence }) => countryName(countries, countryOfResidence),
      sortable: true,
    },
    { id: 'tags', header: 'Tags', cell: ({ tags = [] }) => tags.join(', ') || '–' },
    {
      id: 'tripCount',
      header: 'Trips',
      cell: ({ tripCount = 0 }) => tripCount,
      sortable: true,
      firstDirection: 'descending',
      align: 'end',
    },
    {
      id: 'lifetimeValueUSD',
      header: 'Value',
      cell: ({ lifetimeValueUSD = 0 }) => (lifetimeValueUSD > 0 ? formatDollars(lifetimeValueUSD) : '–'),
      sortable: true,
      firstDirection: 'descending',
      align: 'end',
    },
    {
      id: 'createdAt',
      header: 'Since',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={formatMoment(createdAt)}>
          {formatDay(createdAt)}
        </time>
      ),
      sortable: true,
      firstDirection: 'descending',
    },
  ];
}
