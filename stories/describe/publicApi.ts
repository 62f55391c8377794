import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeSystem, type Described } from './describeSystem.ts';

/** The public API as of the last changeset. */
const file = fileURLToPath(new URL('../../.changeset/public-api.json', import.meta.url));

/** Lists the public API: every export, every prop with its type and every token, without descriptions and sizes. */
export function listPublicApi({ components, others, tokens, work }: Described): string[] {
  return [
    ...components.flatMap(({ name, props }) => [name, ...props.map((prop) => `${name}.${prop.name}: ${prop.type}`)]),
    ...others,
    ...work.components.flatMap(({ name, props }) => [`work/${name}`, ...props.map((prop) => `work/${name}.${prop.name}: ${prop.type}`)]),
    ...work.others.map((name) => `work/${name}`),
    ...tokens.map(({ name }) => `token ${name}`),
  ].toSorted();
}

/** The public API that the existing changesets describe. */
export function recordedPublicApi(): string[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Records the current public API after a changeset has been written: `node stories/describe/publicApi.ts`. */
if (import.meta.main) writeFileSync(file, `${JSON.stringify(listPublicApi(await describeSystem()), null, 2)}\n`);
