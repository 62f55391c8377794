import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const DestinationCountries = z.object({ id: z.uuid(), name: z.string(), country_codes: z.array(z.string()) });
export type DestinationCountries = z.output<typeof DestinationCountries>;

export const selectDestinationCountries = statement(
  'seed.destinationCountries',
  {},
  DestinationCountries,
  'SELECT id, name, country_codes FROM destinations',
);
