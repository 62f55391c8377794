import pg from 'pg';

/**
 * Reads what rows are full of in our way: dates as yyyy-mm-dd, bigints as numbers, moments and lists at a fraction of the cost of pg's own
 * parsers, which every list of an API pays for each of its fields.
 */
export function setTypeParsers(client: pg.Client): void {
  const { DATE, INT8, TIMESTAMPTZ } = pg.types.builtins;
  client.setTypeParser(DATE, (text: string) => text);
  client.setTypeParser(INT8, Number);
  client.setTypeParser(TIMESTAMPTZ, momentOf);
  for (const type of [TEXT_LIST, UUID_LIST]) client.setTypeParser(type, (text: string) => listOf(type, text));
}

/** text[] and uuid[]: pg names no types of lists. */
const TEXT_LIST = 1009;
const UUID_LIST = 2951;

/** A moment as PostgreSQL writes it to connections in UTC, like `2026-05-01 09:30:00.25+00`; any other is left to pg. */
export function momentOf(text: string): Date {
  const isUsual = text.length >= 22 && text.charCodeAt(4) === DASH && text.endsWith('+00');
  return isUsual ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)(text);
}

const DASH = 45;

/** A list of plain words, like `{UK,US}`; one with quotes, nulls or lists inside is left to pg. */
export function listOf(type: number, text: string): (string | null)[] {
  if (text === '{}') return [];
  return /["\\{]|NULL/i.test(text.slice(1)) ? pg.types.getTypeParser(type)(text) : text.slice(1, -1).split(',');
}
