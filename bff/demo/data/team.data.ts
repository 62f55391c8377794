import type { Role } from '@farwend/api-contract';

/** Given name, family name, e-mail before the @, roles, title, countries of care. */
export type TeamMemberData = readonly [
  givenName: string,
  familyName: string,
  mailbox: string,
  roles: readonly Role[],
  title: string,
  careCountryCodes: readonly string[],
];

/** Everybody who works at Farwend. */
export const teamMemberData: readonly TeamMemberData[] = [
  ['Margit', 'Lindqvist', 'admin', ['admin'], 'Head of operations', []],
  ['Imani', 'Okafor', 'care', ['care'], 'Travel care, Africa', ['KE', 'TZ', 'ZA', 'BW', 'MA', 'EG']],
  ['Tobias', 'Renner', 'editor', ['editor'], 'Editor', []],
  ['Priya', 'Raman', 'publisher', ['publisher'], 'Managing editor', []],
  ['Lucía', 'Ferrer', 'marageti', ['marageti'], 'Letters and campaigns', []],
  ['Noah', 'Whitlock', 'team', [], 'Research', []],
  ['Sun-hee', 'Paik', 'sunhee.paik', ['admin', 'publisher'], 'Head of editorial and systems', []],
  ['Matteo', 'Bruni', 'matteo.bruni', ['care'], 'Travel care, Europe', ['IT', 'GR', 'PT', 'IS', 'NO', 'IE']],
  ['Keiko', 'Arai', 'keiko.arai', ['care'], 'Travel care, Asia and the Pacific', ['JP', 'IN', 'VN', 'NZ']],
  ['Gabriel', 'Soto', 'gabriel.soto', ['care'], 'Travel care, Latin America', ['PE', 'CR']],
  ['Freya', 'Dunmore', 'freya.dunmore', ['editor'], 'Writer', []],
];
