import type { Db } from '#src/kernel/db.ts';
import type { Settings } from '#src/settings/settings.ts';
import { sessionSettings } from './sessionSettings.ts';
import { selectSessionSettings } from './sessionSettings.sql.ts';

/**
 * Warnings for the operator about settings that sessions should have and do not: a pooler does not pass them on, so the role must have them.
 */
export async function findSessionProblems(db: Db, settings: Settings): Promise<string[]> {
  const actual = new Map((await db.run(selectSessionSettings, {})).map(({ name, value }) => [name, value]));
  const wrong = Object.entries(sessionSettings(settings)).filter(([name, value]) => actual.get(name) !== value);
  if (wrong.length === 0) return [];
  const differences = wrong.map(([name, value]) => `${name} is ${actual.get(name) ?? 'unset'} instead of ${value}`);
  return [
    `Warning: sessions through DATABASE_URL lack settings, as through a pooler: ${differences.join(', ')}. Set them for the role, see docs/operations/database.md.`,
  ];
}
