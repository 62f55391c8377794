import { expect, test } from '@jest/globals';
import pg from 'pg';
import { parseArray, parseTimestamp } from './typeParsers.ts';

test.each([
  '2026-05-01 09:30:00+00',
  '2026-05-01 09:30:00.25+00',
  '2026-05-01 09:30:00.123456+00',
  '1969-12-31 23:59:59.999+00',
  '2026-05-01 09:30:00+02',
  '2026-05-01 09:30:00+05:30',
  '0044-03-15 12:00:00+00 BC',
  '12026-05-01 09:30:00+00',
])('parses %s like pg', (text) => {
  expect(parseTimestamp(text)).toEqual(pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)(text));
});

test.each(['infinity', '-infinity'])('leaves %s to pg', (text) => {
  expect(parseTimestamp(text)).toEqual(pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)(text));
});

const textArray: number = 1009;

test.each(['{}', '{UK}', '{UK,US}', '{UK,NULL,US}', '{"with space, and comma",b}', '{"a\\"b"}', '{{a,b},{c,d}}', '{"NULL"}', '{annulled}'])(
  'parses the array %s like pg',
  (text) => {
    expect(parseArray(textArray, text)).toEqual(pg.types.getTypeParser(textArray)(text));
  },
);
