import { NO_NAME } from './parameters.ts';

/** Somebody as they are called and reached in one record. */
export interface Identity {
  email: string | null;
  givenName: string | null;
  familyName: string | null;
  phone: { prefix: string; number: string } | null;
}

/** PostgreSQL's regular expressions for what a person is called. */
export interface NamePatterns {
  /** Addresses, numbers and full names, whatever their case. */
  phrases: string;
  /** Single names as one writes them: "may" is a verb, "May" may be she. */
  names: string;
}

/** Patterns of everything in texts that tells who the person is. */
export function buildNamePatterns(identities: readonly Identity[]): NamePatterns {
  const phrases = identities.flatMap(({ email, givenName, familyName, phone }) => [
    ...(email === null ? [] : [`\\m${escapePattern(email)}`]),
    ...(givenName !== null && familyName !== null ? fullNames(givenName, familyName) : []),
    ...(phone === null ? [] : numberPatterns(phone)),
  ]);
  const names = identities
    .flatMap(({ givenName, familyName }) => [givenName, familyName])
    .flatMap((name) => (name === null || name.length < 2 ? [] : spellings(name)));
  return { phrases: joinPatterns(phrases), names: joinPatterns(names.map((name) => `\\m${escapePattern(name)}\\M`)) };
}

function fullNames(givenName: string, familyName: string): string[] {
  return [givenName, stripAccents(givenName)].flatMap((given) =>
    [familyName, stripAccents(familyName)].map((family) => `\\m${escapePattern(given)}\\s+${escapePattern(family)}\\M`),
  );
}

function spellings(name: string): string[] {
  return [name, stripAccents(name)].flatMap((one) => [one, one.toUpperCase()]);
}

/** The digits, whatever stands between them, with the prefix of the country or without. */
function numberPatterns({ prefix, number }: { prefix: string; number: string }): string[] {
  const digits = number.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 6) return [];
  const spaced = (text: string) => [...text].join('[\\s().-]*');
  return [`\\+?(?:${spaced(prefix.replaceAll(/\D/g, ''))}[\\s().-]*)?0?[\\s().-]*${spaced(digits)}`];
}

function joinPatterns(patterns: readonly string[]): string {
  const unique = [...new Set(patterns)].toSorted((a, b) => b.length - a.length); // the longest first, so that no part is left
  return unique.length === 0 ? NO_NAME : `(?:${unique.join('|')})`;
}

function stripAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.^$*+?()[\]{}|\\]/g, String.raw`\$&`);
}
