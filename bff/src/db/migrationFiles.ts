import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** One migration of the schema. It never changes once it was applied anywhere; changes go into a new one. */
export interface Migration {
  /** File name without `.sql`, such as `0004-partners`. */
  name: string;
  sql: string;
  /** SHA-256 of the file, hexadecimal. */
  checksum: string;
}

/** The folder of the migrations, `bff/migrations`. */
export const migrationsFolder = new URL('.', import.meta.resolve('#migrations/checksums.json'));

/** Reads all migrations in the order of application. */
export function readMigrations(): Migration[] {
  return readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const sql = readFileSync(new URL(file, migrationsFolder), 'utf8');
      return { name: file.slice(0, -'.sql'.length), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
