import { demoManifest } from '#src/database/seed/manifest.ts';
import type { Services } from '#src/services.ts';

/** The id of one record under each list's address, so that the calls of the reference can be tried at once. */
export async function demoExamples({ sequelize }: Services): Promise<Record<string, string>> {
  const { objects } = await demoManifest(sequelize, '');
  const examples: Record<string, string> = {};
  for (const state of ['published', 'own', 'foreign', 'draft'] as const) {
    for (const { id, href } of objects.filter((one) => one.state === state)) examples[href.replace(/\/[^/]*$/, '')] ??= id;
  }
  return examples;
}
