import { type Paper, write } from './paper.ts';
import { textStyles } from './paperStyle.ts';

/** A postal address as papers show it. */
export interface Address {
  name: string;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postalCode: string;
  countryCode: string;
  taxId: string | null;
  email: string;
}

const countries = new Intl.DisplayNames('en-GB', { type: 'region' });

/** Draws an address under its heading, and returns where it ends. */
export function drawAddress(paper: Paper, heading: string, address: Address, place: { x: number; y: number; width: number }): number {
  write(paper, 'H2', [{ text: heading.toUpperCase(), style: textStyles.label, ...place }]);
  const { name, line1, line2, city, region, postalCode, countryCode, taxId, email } = address;
  const rest = [line1, line2, `${city} ${postalCode}`, region, countries.of(countryCode), taxId && `Tax id ${taxId}`, email];
  const top = { ...place, y: place.y + 14 };
  const below = write(paper, 'P', [{ text: name, style: textStyles.strong, ...top }]);
  return rest.reduce((y, text) => (text ? write(paper, 'P', [{ text, style: textStyles.text, ...top, y }]) : y), below);
}
