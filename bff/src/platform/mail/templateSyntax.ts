import Handlebars from 'handlebars';

const MAX_DEPTH = 5;
const blocks = new Set(['if', 'unless', 'each']);
const inLists = new Set(['@index', '@first', '@last']);

/** Handlebars without anything but {{variable}}, {{#if}}, {{#unless}} and {{#each}}. */
const engine = Handlebars.create();
for (const helper of ['lookup', 'log', 'with']) engine.unregisterHelper(helper);

/** What is wrong with the words of a template, in a sentence with what to do; null: nothing. `variables`: the names it may use. */
export function templateFault(source: string, variables: readonly string[]): { message: string; unknown: string | null } | null {
  let program: hbs.AST.Program;
  try {
    program = engine.parse(source);
  } catch (error) {
    const [, line = '1'] = /line (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
    return {
      message: `Line ${line} cannot be read. Check that every {{#if}} and {{#each}} is closed and every {{ has its }}`,
      unknown: null,
    };
  }
  return faultOfProgram(program, { variables, depth: 0, lists: 0 });
}

type Compiled = (values: Record<string, unknown>) => string;
const compiled = new Map<string, Compiled>();

/** The text of a template filled with values. `escapes`: whether values are escaped for HTML. The source must be without fault. */
export function fill(source: string, values: Record<string, unknown>, escapes: boolean): string {
  const key = `${escapes ? 'h' : 't'}${source}`;
  const known = compiled.get(key) ?? compile(source, escapes);
  if (compiled.size > 500) compiled.clear();
  compiled.set(key, known);
  return known(values);
}

function compile(source: string, escapes: boolean): Compiled {
  const template = engine.compile<Record<string, unknown>>(source, {
    noEscape: !escapes,
    knownHelpersOnly: true,
    knownHelpers: { lookup: false, log: false, with: false, if: true, unless: true, each: true },
  });
  return (values) => template(values, { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false });
}

interface Scope {
  variables: readonly string[];
  depth: number;
  /** How many {{#each}} stand around it. */
  lists: number;
}
type Fault = { message: string; unknown: string | null };

function faultOfProgram(program: hbs.AST.Program | undefined, scope: Scope): Fault | null {
  if (!program) return null;
  if (scope.depth > MAX_DEPTH) return { message: `Conditions may be nested ${MAX_DEPTH} deep`, unknown: null };
  for (const statement of program.body) {
    const fault = faultOfStatement(statement, scope);
    if (fault) return fault;
  }
  return null;
}

function faultOfStatement(statement: hbs.AST.Statement, scope: Scope): Fault | null {
  if (statement.type === 'ContentStatement' || statement.type === 'CommentStatement') return null;
  if (isMustache(statement)) {
    if (!statement.escaped) return { message: 'Values are always escaped: use two braces, not three', unknown: null };
    if (statement.params.length > 0 || statement.hash)
      return { message: 'Only {{variable}}, {{#if}}, {{#unless}} and {{#each}} are understood', unknown: null };
    return faultOfPath(statement.path, scope);
  }
  if (isBlock(statement)) {
    const [operand, ...more] = statement.params;
    if (!blocks.has(pathText(statement.path)) || !operand || more.length > 0 || statement.hash || statement.program.blockParams?.length)
      return { message: 'Only {{#if variable}}, {{#unless variable}} and {{#each variable}} are understood', unknown: null };
    const inner = { ...scope, depth: scope.depth + 1 };
    const isList = pathText(statement.path) === 'each';
    return (
      faultOfPath(operand, scope) ??
      faultOfProgram(statement.program, isList ? { ...inner, lists: scope.lists + 1 } : inner) ??
      faultOfProgram(statement.inverse, inner)
    );
  }
  return { message: 'Only {{variable}}, {{#if}}, {{#unless}} and {{#each}} are understood', unknown: null };
}

function faultOfPath(expression: hbs.AST.Expression, { variables, lists }: Scope): Fault | null {
  const text = pathText(expression);
  if (lists > 0 && (text === 'this' || text === '.' || inLists.has(text))) return null;
  const name = lists > 0 ? text.replace(/^(?:\.\.\/)+/, '') : text;
  if (variables.includes(name) && (lists === 0 || text !== name)) return null;
  if (variables.includes(name)) return { message: `Inside {{#each}} write {{../${name}}}`, unknown: null };
  return { message: `{{${text}}} is no variable of this template. It has: ${variables.join(', ') || 'none'}`, unknown: text };
}

function pathText(expression: hbs.AST.Expression): string {
  return 'original' in expression ? String(expression.original) : '';
}
function isMustache(statement: hbs.AST.Statement): statement is hbs.AST.MustacheStatement {
  return statement.type === 'MustacheStatement';
}
function isBlock(statement: hbs.AST.Statement): statement is hbs.AST.BlockStatement {
  return statement.type === 'BlockStatement';
}
