import type { CountryFacts, Place } from './minimumStay.ts';

/** A country of residence. */
export interface ResidenceCountry {
  isoCode2: string;
  name: string;
}

/** Lists the form loads from the API. Each is empty until it has loaded; the form also works without them. */
export interface FormLists {
  places: readonly Place[];
  /** Destination countries with their minimum stays and typical costs. */
  countryFacts: readonly CountryFacts[];
  /** Countries of residence, in the API's order. */
  countries: readonly ResidenceCountry[];
}
