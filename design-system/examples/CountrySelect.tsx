import { CountrySelect, mostChosenCountries } from '@farwend/design-system';
import { useState } from 'react';

const countries = [
  { isoCode2: 'GB', name: 'United Kingdom' },
  { isoCode2: 'KE', name: 'Kenya' },
];

export function CountrySelectExample() {
  const [country, setCountry] = useState('');
  return (
    <CountrySelect
      id="country"
      label="Country of residence"
      options={countries}
      pinned={mostChosenCountries}
      value={country}
      onChange={setCountry}
    />
  );
}
