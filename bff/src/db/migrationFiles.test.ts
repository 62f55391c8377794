import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { migrationsFolder, readMigrations } from './migrationFiles.ts';

const migrations = readMigrations();
const pinned: Record<string, string> = JSON.parse(readFileSync(new URL('checksums.json', migrationsFolder), 'utf8'));

test('no migration was changed, removed or added without its checksum', () => {
  const problems = [
    ...migrations.flatMap(({ name, checksum }) => {
      if (pinned[name] === checksum) return [];
      return pinned[name] === undefined
        ? `${name}.sql is new: add "${name}": "${checksum}" to bff/migrations/checksums.json.`
        : `${name}.sql was changed. Databases have applied it already: restore it and write a new migration.`;
    }),
    ...Object.keys(pinned)
      .filter((name) => !migrations.some((migration) => migration.name === name))
      .map((name) => `${name}.sql was removed. Databases have applied it already: restore it and write a new migration.`),
  ];
  expect(problems).toEqual([]);
});

test('migrations have numbers of four digits, each once', () => {
  const numbers = migrations.map(({ name }) => /^\d{4}(?=-)/.exec(name)?.[0] ?? name);
  expect(numbers.filter((number, index) => !/^\d{4}$/.test(number) || numbers.indexOf(number) !== index)).toEqual([]);
});
