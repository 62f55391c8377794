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

test('migrations are numbered from 0001 on, without gaps or duplicates', () => {
  expect(migrations.map(({ name }) => name.slice(0, 5))).toEqual(migrations.map((_, index) => `${String(index + 1).padStart(4, '0')}-`));
});
