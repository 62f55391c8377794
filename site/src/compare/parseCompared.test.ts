import { expect, test } from '@jest/globals';
import { parseCompared } from './parseCompared.ts';

test.each([
  ['', [], false],
  ['ids=', [], false],
  ['ids=mara,lamu', ['mara', 'lamu'], false],
  ['ids=mara&ids=lamu', ['mara', 'lamu'], false],
  ['ids=mara,lamu&ids=mara', ['mara', 'lamu'], false],
  ['ids=mara,Call%20%2B1%20555,%2e%2e%2fadmin', ['mara'], false],
  ['ids=a,b,c,d', ['a', 'b', 'c'], true],
])('?%s', (query, ids, hasMore) => expect(parseCompared(new URLSearchParams(query))).toEqual({ ids, hasMore }));
