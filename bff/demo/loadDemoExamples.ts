import type { Db } from '#src/kernel/db.ts';
import { loadDemoManifest } from './loadDemoManifest.ts';

/** Loads one record id by the path of its collection, as examples in the API reference. */
export async function loadDemoExamples(db: Db): Promise<Record<string, string>> {
  const { objects } = await loadDemoManifest(db, '');
  const examples: Record<string, string> = {};
  for (const state of ['published', 'own', 'foreign', 'draft'] as const) {
    for (const { id, href } of objects.filter((one) => one.state === state)) examples[href.replace(/\/[^/]*$/, '')] ??= id;
  }
  return examples;
}
