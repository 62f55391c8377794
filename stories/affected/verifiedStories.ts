import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const record = new URL('verified.json', import.meta.url);

/** The story files whose stories all passed, with everything they depend on as it is now. */
export function verifiedStoryFiles(fingerprints: Readonly<Record<string, string>>): string[] {
  const recorded: Record<string, string> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  return Object.keys(fingerprints).filter((path) => fingerprints[path] === recorded[path]);
}

/** Records that every story passed; only a run of all of them may. */
export function recordVerifiedStories(fingerprints: Readonly<Record<string, string>>): void {
  writeFileSync(record, `${JSON.stringify(fingerprints, null, 2)}\n`);
}
