import {
  API,
  type Checker,
  NodeBuilderFlags,
  type Symbol as CompilerSymbol,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import { folders } from './folders.ts';

/** What the compiler knows of a prop. */
export interface PropType {
  name: string;
  /** Its type with names resolved as far as a reader needs: choices are listed, names of exported types are kept. */
  type: string;
  required: boolean;
  /** Its doc comment, also from the type that it is inherited from. */
  description: string;
}

const FORMAT =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** The props that the design system declares, own and inherited, of every exported `…Props` by its name; without those of React. */
export function readPropTypes(door: '' | 'work/' = ''): ReadonlyMap<string, readonly PropType[]> {
  const api = new API({ cwd: folders.system });
  try {
    const config = `${folders.system}tsconfig.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const entry = project?.program.getSourceFile(`${folders.system}src/${door}index.ts`);
    const module = entry && project?.checker.getSymbolAtLocation(entry);
    if (!project || !module) throw new Error(`The compiler does not find src/${door}index.ts in ${config}.`);
    const { checker } = project;
    const shapes = checker.getExportsOfModule(module).filter(({ name }) => name.endsWith('Props'));
    return new Map(shapes.map((symbol) => [symbol.name, propsOf(checker, symbol)]));
  } finally {
    api.close();
  }
}

function propsOf(checker: Checker, symbol: CompilerSymbol): PropType[] {
  const shape = checker.getDeclaredTypeOfSymbol(symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  return checker
    .getPropertiesOfType(shape)
    .filter(({ declarations }) => declarations.some(({ path }) => path.includes('/design-system/src/')))
    .map((prop) => ({
      name: prop.name,
      type: describeType(checker, checker.getTypeOfSymbol(prop)),
      required: !(prop.flags & SymbolFlags.Optional),
      description: prop.getDocumentationComment(checker).replaceAll(/\s+/g, ' ').trim(),
    }));
}

/** Choices are written out, since their name says nothing outside of the package; every other type keeps its name. */
function describeType(checker: Checker, type: Type | undefined): string {
  if (!type) return 'unknown';
  const members = type.isUnionType() ? type.getTypes().filter(({ flags }) => !(flags & TypeFlags.Undefined)) : [];
  const text = (one: Type) => checker.typeToString(one, undefined, FORMAT);
  if (members.length > 1 && members.every((one) => one.isStringLiteralType() || one.isNumberLiteralType()))
    return members.map(text).join(' | ');
  return withoutUndefined(text(type));
}

/** `?` already says that a prop may be left out. */
function withoutUndefined(text: string): string {
  const [, inner = text] = /^(.*) \| undefined$/.exec(text) ?? [];
  const [, bare = inner] = /^\((\((?:(?!\) \| \().)*\) => .*)\)$/.exec(inner) ?? [];
  return bare.replaceAll('; }', ' }');
}
