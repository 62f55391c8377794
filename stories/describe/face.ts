import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeSystem, type Described } from './described.ts';

/** What others see of the design system, as it stood when the last changeset was written. */
const file = fileURLToPath(new URL('../../.changeset/face.json', import.meta.url));

/** What others see: every export, every prop with its type, every token; no words about them, and no sizes. */
export function faceOf({ components, others, tokens }: Described): string[] {
  return [
    ...components.flatMap(({ name, props }) => [name, ...props.map((prop) => `${name}.${prop.name}: ${prop.type}`)]),
    ...others,
    ...tokens.map(({ name }) => `token ${name}`),
  ].toSorted();
}

/** The face that the changesets tell of. */
export function keptFace(): string[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Keeps the face as it stands: `node stories/describe/face.ts`, after a changeset was written. */
if (import.meta.main) writeFileSync(file, `${JSON.stringify(faceOf(await describeSystem()), null, 2)}\n`);
