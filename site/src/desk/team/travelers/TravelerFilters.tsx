import { Button, Checkbox, CountrySelect, Link, Select, TextField } from '@farwend/design-system';
import type { FormEvent } from 'react';
import { Form } from 'react-router-dom';
import type { Country } from '#src/desk/shared/countriesQuery.ts';
import { Filters, LastFilters } from './TravelerList.styles.ts';
import { formatSort, isFiltered, readTravelersAddress, type TravelersAddress } from './travelersAddress.ts';

/** Props of TravelerFilters. */
export interface TravelerFiltersProps {
  address: TravelersAddress;
  countries: readonly Country[];
  /** Whether family names and addresses are hidden from the reader, and so not searched. */
  isMasked: boolean;
  /** Called with what was chosen. */
  onChange: (change: Partial<TravelersAddress>) => void;
}

/** Words and filters of the list; without scripts a plain form. */
export function TravelerFilters({ address, countries, isMasked, onChange }: TravelerFiltersProps) {
  const { q, country, tag, trips, doNotContact } = address;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string') answers.set(name, value);
    const { sort: _, isDescending: __, page: ___, ...filters } = readTravelersAddress(answers);
    onChange(filters);
  };
  return (
    <Filters as={Form} role="search" aria-label="Find travelers" onSubmit={send} key={[q, country, tag, trips, doNotContact].join()}>
      <TextField label={isMasked ? 'Given name' : 'Name or email'} name="q" autoComplete="off" maxLength={200} defaultValue={q} />
      <CountrySelect
        label="Lives in"
        name="country"
        options={countries}
        placeholder="Any country"
        autoComplete="off"
        defaultValue={country}
      />
      <Select
        label="Booked trips"
        name="trips"
        placeholder="Any number"
        defaultValue={trips}
        options={[
          { value: 'none', label: 'None yet' },
          { value: 'some', label: 'One or more' },
          { value: 'several', label: 'Two or more' },
        ]}
      />
      <TextField label="Tag" name="tag" autoComplete="off" maxLength={40} defaultValue={tag} />
      <input type="hidden" name="sort" value={formatSort(address)} />
      <LastFilters>
        <Checkbox size="small" label="Only those who must not be contacted" name="doNotContact" defaultValue={doNotContact} />
        <Button type="submit" size="small">
          Find
        </Button>
        {isFiltered(address) && <Link href="/desk/travelers/">Show all</Link>}
      </LastFilters>
    </Filters>
  );
}
