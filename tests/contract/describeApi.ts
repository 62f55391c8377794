import { openApi } from '@farwend/api-contract';
import { z } from 'zod';

const Description = z.object({
  paths: z.record(z.string(), z.unknown()),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});
/** Texts for people, and what only the reference shows. */
const texts = new Set(['description', 'summary', 'example', 'examples', 'tags', 'security', 'x-roles']);

/** What the API takes and answers, without texts for people. */
export function describeApi(): z.output<typeof Description> {
  const document = JSON.stringify(openApi('http://localhost:8080', 'http://localhost:8300'), (key, value: unknown) =>
    texts.has(key) && (typeof value === 'string' || Array.isArray(value) || key.startsWith('example')) ? undefined : value,
  );
  return Description.parse(JSON.parse(document));
}
