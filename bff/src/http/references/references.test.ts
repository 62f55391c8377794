import { existsSync } from 'node:fs';
import type { Call } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import { everyCall } from '../readBeforeChange.ts';
import { listReferenceFields } from './listReferenceFields.ts';
import { meanings, meaningsByCall } from './references.data.ts';

const changes = everyCall.filter((call: Call) => call.body && call.method !== 'GET');
const fields = changes.flatMap((call) => listReferenceFields(call).map((field) => ({ ...field, call })));

describe('every id in a body', () => {
  test('is declared as a reference, with what fits, or as something else', () => {
    const missing = fields.filter(({ meaning }) => meaning === undefined).map(({ call, at }) => `${call.method} ${call.path} ${at}`);
    expect(missing).toEqual([]);
  });

  test('and none is declared that is in no body', () => {
    const used = new Set(fields.map(({ meaning }) => meaning));
    const places = new Set(fields.map(({ at }) => at));
    const unused = Object.keys(meanings).filter((at) =>
      at.startsWith('…') ? ![...places].some((place) => place.endsWith(at.slice(1))) : !places.has(at),
    );
    expect(unused).toEqual([]);
    expect(meaningsByCall.filter(({ meaning }) => !used.has(meaning))).toEqual([]);
  });

  test('names a file that is there, if what fits is known to that file alone', () => {
    const files = [...Object.values(meanings), ...meaningsByCall.map(({ meaning }) => meaning)].flatMap((meaning) =>
      'checkedIn' in meaning ? [meaning.checkedIn] : [],
    );
    expect(files.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([]);
  });
});
