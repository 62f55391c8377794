import { dirname, resolve } from 'node:path';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'; // also used by Storybook, so that both agree
import type { Exported } from './publicExports.ts';
import { folders, readText } from './folders.ts';

/** A prop. */
export interface DescribedProp {
  name: string;
  /** Type as written in the source. */
  type: string;
  required: boolean;
  /** Default as written in the source. */
  default?: string;
  description: string;
}

/** A component's description and props from its source. */
export interface DescribedCode {
  /** Its doc comment. */
  summary: string;
  props: DescribedProp[];
}

const sourceFolder = `${folders.system}src/`;
const importer = makeFsImporter((name, from) => (name.startsWith('#src/') ? sourceFolder + name.slice(5) : resolve(from, name)));
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** Reads a component's description and props, without inherited native attributes. */
export function readProps({ name, path }: Exported): DescribedCode {
  const filename = sourceFolder + path;
  // docgen does not understand `readonly X[]`, and `readonly` adds nothing to the list of props.
  const source = readText('system', `src/${path}`);
  const code = source.replaceAll(/\breadonly (?=[\w(])/g, '');
  const options = { cwd: dirname(filename), babelrc: false, configFile: false };
  const component = parse(code, { filename, importer, resolver, babelOptions: options }).find(({ displayName }) => displayName === name);
  // A prop without a type is a native attribute for which the component only sets a default.
  const own = Object.entries(component?.props ?? {}).filter(([, { tsType }]) => tsType !== undefined);
  const props = own.map(([prop, { tsType, required = false, defaultValue, description = '' }]) => ({
    name: prop,
    type: typeText(tsType) ?? typeFromSource(source, prop),
    required,
    ...(typeof defaultValue?.value === 'string' ? { default: defaultValue.value } : {}),
    description: oneLine(description),
  }));
  return { summary: oneLine(component?.description ?? ''), props };
}

function typeText(type: object | undefined): string | undefined {
  if (type && 'raw' in type && typeof type.raw === 'string') return oneLine(type.raw).replace(/ \| undefined$/, '');
  return type && 'name' in type && typeof type.name === 'string' && type.name !== 'unknown' ? type.name : undefined;
}

/** The type of a prop from the line that declares it, where docgen cannot resolve it. */
function typeFromSource(code: string, prop: string): string {
  return new RegExp(`^  ${prop}\\??: (.+);$`, 'm').exec(code)?.[1] ?? 'unknown';
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
