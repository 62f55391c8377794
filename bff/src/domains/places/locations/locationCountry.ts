import type { CallContext } from '#src/kernel/context.ts';
import { selectCountriesAbove, updateDescendantCountries } from './locationCountry.sql.ts';

/** The code of the only country among these locations and their ancestors; null if there is none or several. */
export async function findCountryOfParents(parentIds: readonly string[], { db }: CallContext): Promise<string | null> {
  if (parentIds.length === 0) return null;
  const countries = await db.run(selectCountriesAbove, { parentIds });
  return countries.length === 1 ? (countries[0]?.iso_code2 ?? null) : null;
}

/** Recomputes the country of all descendants of a location. */
export async function propagateCountry(id: string, { db }: CallContext): Promise<void> {
  await db.run(updateDescendantCountries, { id });
}
