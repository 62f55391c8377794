/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { generated, modeColours, modeNames, readTokens } from '../../tokens/build.ts';
import { contrast } from './contrast.ts';

const pairs = readTokens('contrast')['pairs'] as [string, string, number][];

test.each(Object.entries(generated()))('%s is what the JSON files say', (name, text) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(text);
});

test.each(modeNames)('every pair has its contrast in mode %s', (mode) => {
  const colours = modeColours(mode);
  const weak = pairs.filter(([front, back, least]) => contrast(colours[front] ?? '', colours[back] ?? '') < least);
  expect(weak).toEqual([]);
});

test('every mode has the same roles, and every token is described', () => {
  const [light, ...others] = modeNames.map((mode) => Object.keys(modeColours(mode)));
  for (const roles of others) expect(roles).toEqual(light);
  const files = ['primitives', 'constant', ...modeNames.map((mode) => `mode.${mode}`)].map(readTokens);
  const silent = JSON.stringify(files, (_key, value: unknown) => (isToken(value) ? (value.$description ? undefined : 'SILENT') : value));
  expect(silent).not.toContain('SILENT');
});

const isToken = (value: unknown): value is { $description?: string } => typeof value === 'object' && value !== null && '$value' in value;
