import { dirname, resolve } from 'node:path';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'; // the one that Storybook reads props with, so that both say the same
import type { Exported } from './door.ts';
import { folders, textOf } from './folders.ts';

/** One prop. */
export interface DescribedProp {
  name: string;
  /** As it is written. */
  type: string;
  required: boolean;
  /** As it is written; absent where there is none. */
  default?: string;
  description: string;
}

/** What the code says of a component. */
export interface DescribedCode {
  /** The sentence above it. */
  summary: string;
  props: DescribedProp[];
}

const source = `${folders.system}src/`;
const importer = makeFsImporter((name, from) => (name.startsWith('#src/') ? source + name.slice(5) : resolve(from, name)));
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** The sentence and the props of a component; what goes on to the native element is not listed. */
export function propsOf({ name, path }: Exported): DescribedCode {
  const filename = source + path;
  // "readonly X[]" is a type the reader does not know; for a list of props the word adds nothing.
  const written = textOf('system', `src/${path}`);
  const code = written.replaceAll(/\breadonly (?=[\w(])/g, '');
  const options = { cwd: dirname(filename), babelrc: false, configFile: false };
  const found = parse(code, { filename, importer, resolver, babelOptions: options }).find(({ displayName }) => displayName === name);
  // A prop without a type is a native attribute that only has a default here.
  const own = Object.entries(found?.props ?? {}).filter(([, { tsType }]) => tsType !== undefined);
  const props = own.map(([prop, { tsType, required = false, defaultValue, description = '' }]) => ({
    name: prop,
    type: typeText(tsType) ?? asWritten(written, prop),
    required,
    ...(typeof defaultValue?.value === 'string' ? { default: defaultValue.value } : {}),
    description: oneLine(description),
  }));
  return { summary: oneLine(found?.description ?? ''), props };
}

function typeText(type: object | undefined): string | undefined {
  if (type && 'raw' in type && typeof type.raw === 'string') return oneLine(type.raw).replace(/ \| undefined$/, '');
  return type && 'name' in type && typeof type.name === 'string' && type.name !== 'unknown' ? type.name : undefined;
}

/** The type of a prop from the line that declares it, where the reader does not follow it. */
function asWritten(code: string, prop: string): string {
  return new RegExp(`^  ${prop}\\??: (.+);$`, 'm').exec(code)?.[1] ?? 'unknown';
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
