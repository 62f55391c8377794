import Handlebars from 'handlebars';
import { LRUCache } from 'lru-cache';
import { type CacheUsage, measureCache } from '#src/kernel/cacheUsage.ts';

const MAX_DEPTH = 5;
const blocks = new Set(['if', 'unless', 'each']);
const listVariables = new Set(['@index', '@first', '@last']);

/** Handlebars restricted to {{variable}}, {{#if}}, {{#unless}} and {{#each}}. */
const engine = Handlebars.create();
for (const helper of ['lookup', 'log', 'with']) engine.unregisterHelper(helper);

/** Finds the first fault of a template and says how to fix it; null if there is none. `variables`: the names it may use. */
export function findTemplateFault(source: string, variables: readonly string[]): { message: string; unknown: string | null } | null {
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
  return findProgramFault(program, { variables, depth: 0, lists: 0 });
}

type CompiledTemplate = (values: Record<string, unknown>) => string;
const compiled = new LRUCache<string, CompiledTemplate>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (_, key) => COMPILED_BYTES * key.length + 2_000,
});
/** Memory of a compiled template for each character of its source. */
const COMPILED_BYTES = 10;

export function measureTemplates(): CacheUsage {
  return measureCache(compiled);
}

/** Fills a valid template with values. `escapeHtml`: whether values are escaped for HTML. */
export function fillTemplate(source: string, values: Record<string, unknown>, escapeHtml: boolean): string {
  const key = `${escapeHtml ? 'h' : 't'}${source}`;
  const template = compiled.get(key) ?? compileTemplate(source, escapeHtml);
  compiled.set(key, template);
  return template(values);
}

function compileTemplate(source: string, escapeHtml: boolean): CompiledTemplate {
  const template = engine.compile<Record<string, unknown>>(source, {
    noEscape: !escapeHtml,
    knownHelpersOnly: true,
    knownHelpers: { lookup: false, log: false, with: false, if: true, unless: true, each: true },
  });
  return (values) => template(values, { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false });
}

interface Scope {
  variables: readonly string[];
  depth: number;
  /** Number of enclosing {{#each}}. */
  lists: number;
}
type Fault = { message: string; unknown: string | null };

function findProgramFault(program: hbs.AST.Program | undefined, scope: Scope): Fault | null {
  if (!program) return null;
  if (scope.depth > MAX_DEPTH) return { message: `Conditions may be nested ${MAX_DEPTH} deep`, unknown: null };
  for (const statement of program.body) {
    const fault = findStatementFault(statement, scope);
    if (fault) return fault;
  }
  return null;
}

function findStatementFault(statement: hbs.AST.Statement, scope: Scope): Fault | null {
  if (statement.type === 'ContentStatement' || statement.type === 'CommentStatement') return null;
  if (isMustache(statement)) {
    if (!statement.escaped) return { message: 'Values are always escaped: use two braces, not three', unknown: null };
    if (statement.params.length > 0 || statement.hash)
      return { message: 'Only {{variable}}, {{#if}}, {{#unless}} and {{#each}} are supported', unknown: null };
    return findPathFault(statement.path, scope);
  }
  if (isBlock(statement)) {
    const [operand, ...more] = statement.params;
    if (!blocks.has(pathText(statement.path)) || !operand || more.length > 0 || statement.hash || statement.program.blockParams?.length)
      return { message: 'Only {{#if variable}}, {{#unless variable}} and {{#each variable}} are supported', unknown: null };
    const inner = { ...scope, depth: scope.depth + 1 };
    const isList = pathText(statement.path) === 'each';
    return (
      findPathFault(operand, scope) ??
      findProgramFault(statement.program, isList ? { ...inner, lists: scope.lists + 1 } : inner) ??
      findProgramFault(statement.inverse, inner)
    );
  }
  return { message: 'Only {{variable}}, {{#if}}, {{#unless}} and {{#each}} are supported', unknown: null };
}

function findPathFault(expression: hbs.AST.Expression, { variables, lists }: Scope): Fault | null {
  const text = pathText(expression);
  if (lists > 0 && (text === 'this' || text === '.' || listVariables.has(text))) return null;
  const name = lists > 0 ? text.replace(/^(?:\.\.\/)+/, '') : text;
  if (variables.includes(name) && (lists === 0 || text !== name)) return null;
  if (variables.includes(name)) return { message: `Inside {{#each}} write {{../${name}}}`, unknown: null };
  return { message: `{{${text}}} is not a variable of this template. Its variables: ${variables.join(', ') || 'none'}`, unknown: text };
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
