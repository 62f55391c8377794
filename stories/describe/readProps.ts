import { dirname, resolve } from 'node:path';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'; // also used by Storybook, so that both agree
import type { Exported } from './publicExports.ts';
import { folders, readText } from './folders.ts';
import type { PropType } from './readPropTypes.ts';

/** A prop. */
export interface DescribedProp extends PropType {
  /** Default as written in the source. */
  default?: string;
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

/** Reads a component's description and props, without inherited native attributes: types from the compiler, defaults from the code. */
export function readProps({ name, path }: Exported, types: ReadonlyMap<string, readonly PropType[]>): DescribedCode {
  const filename = sourceFolder + path;
  const options = { cwd: dirname(filename), babelrc: false, configFile: false };
  const parsed = parse(readText('system', `src/${path}`), { filename, importer, resolver, babelOptions: options });
  const component = parsed.find(({ displayName }) => displayName === name);
  const written = component?.props ?? {};
  const order = Object.keys(written);
  const place = (prop: PropType) => (order.includes(prop.name) ? order.indexOf(prop.name) : order.length);
  const props = (types.get(`${name}Props`) ?? []).toSorted((a, b) => place(a) - place(b));
  return {
    summary: oneLine(component?.description ?? ''),
    props: props.map((prop) => {
      const { tsType, defaultValue } = written[prop.name] ?? {};
      return {
        ...prop,
        type: inOrderOfSource(prop.type, tsType && 'raw' in tsType ? tsType.raw : undefined),
        ...(typeof defaultValue?.value === 'string' ? { default: defaultValue.value } : {}),
      };
    }),
  };
}

/** The compiler sorts choices; their order in the source means something, like small, medium, large. */
function inOrderOfSource(type: string, source = ''): string {
  const choices = source
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .split(' | ')
    .filter((choice) => choice !== 'undefined');
  return choices.toSorted().join() === type.split(' | ').toSorted().join() ? choices.join(' | ') : type;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
