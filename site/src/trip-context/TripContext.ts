/** What the form is begun with: the parameters of its address. */
export interface TripContext {
  /** Id or slug of an itinerary. */
  itinerary?: string | undefined;
  /** Slug of a company. */
  company?: string | undefined;
  /** A country, ISO 3166 alpha-2. */
  country?: string | undefined;
  /** A place as typed. */
  place?: string | undefined;
  /** 1 to 12. */
  month?: number | undefined;
  tripType?: string | undefined;
  nights?: number | undefined;
}

/** The parameters of the context in the form's address, in their order. */
export const tripContextNames = [
  'itinerary',
  'company',
  'country',
  'place',
  'month',
  'tripType',
  'nights',
] as const satisfies readonly (keyof TripContext)[];
