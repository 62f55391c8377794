import { phoneCountries, PhoneField, type PhoneValue } from '@farwend/design-system';
import { useState } from 'react';

const countries = phoneCountries([
  { isoCode2: 'GB', name: 'United Kingdom' },
  { isoCode2: 'KE', name: 'Kenya' },
]);

export function PhoneFieldExample() {
  const [phone, setPhone] = useState<PhoneValue>({ country: 'GB', prefix: '+44', number: '' });
  return <PhoneField id="phone" label="Phone number" optional options={countries} value={phone} onChange={setPhone} />;
}
