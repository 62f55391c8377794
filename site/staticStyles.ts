import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import MagicString from 'magic-string';
import { parseSync, Visitor, type Plugin } from 'vite';

/** What the plugin reads from the server's entry. */
interface ServerEntry {
  listClasses: () => string[];
  compileRules: (className: string) => string;
}

const SHEET = 'static-styles/';
const DECLARED_STYLES =
  /^styled(?:\.(?<tag>\w+)|\((?<extended>[\w.]+)\))(?:\.attrs\((?<attributes>\{.*?\})\))?\.withConfig\(\{ componentId: "(?<className>[\w-]+)" \}\)$/s;

/**
 * Turns styled components into elements with a class when the site is built: their rules are constant, so the browser's scripts need
 * neither the rules nor the library. The server's build keeps the rules, the browser's has them in style sheets that are split as its
 * scripts are. The server is built first and run for its rules. In development styled-components is used as it is.
 */
export function staticStyles(root: string): Plugin {
  const classesOfSheet = new Map<string, string[]>();
  const unknown = new Set<string>();
  let rules: Promise<Map<string, string>> | undefined;
  return {
    name: 'static-styles',
    apply: 'build',
    resolveId: {
      order: 'pre',
      filter: { id: /^styled-components$|^static-styles\// },
      handler(id) {
        if (id.startsWith(SHEET)) return id;
        return `${root}src/styles/styled.${this.environment.config.consumer === 'client' ? 'browser' : 'server'}.ts`;
      },
    },
    load: {
      filter: { id: /^static-styles\// },
      async handler(id) {
        rules ??= readRules(`${root}dist/server/`);
        const known = await rules;
        const classes = classesOfSheet.get(id) ?? [];
        for (const name of classes) if (!known.has(name)) unknown.add(name);
        return { code: classes.map((name) => known.get(name) ?? '').join('\n'), moduleSideEffects: true };
      },
    },
    transform: {
      filter: { id: /\/(?:design-system|site)\/src\/.*\.tsx?$/, code: /\b(?:styled|css|keyframes|createGlobalStyle)\b[^`]*`/ },
      handler(code, id) {
        const path = relative(`${root}..`, id);
        const declared = replaceStyles(code, path, this.environment.config.consumer === 'client');
        if (!declared) return undefined;
        const sheet = `${SHEET}${path}.css`;
        classesOfSheet.set(sheet, declared.classes);
        if (this.environment.config.consumer === 'client' && declared.classes.length > 0)
          declared.code.append(`\nimport ${JSON.stringify(sheet)};`);
        return { code: declared.code.toString(), map: declared.code.generateMap({ hires: 'boundary' }) };
      },
    },
    // The server's build leaves out components that nothing uses; so must the browser's.
    generateBundle(_options, bundle) {
      for (const { fileName, ...output } of Object.values(bundle)) {
        const name = output.type === 'chunk' && [...unknown].find((each) => new RegExp(`["'\`]${each}["'\`]`).test(output.code));
        if (name) throw new Error(`${fileName} has a component whose styles the server does not know: ${name}`);
      }
    },
  };
}

/** Replaces the styles a module declares by calls that need no library; undefined if it declares none. */
function replaceStyles(code: string, path: string, isBrowser: boolean): { code: MagicString; classes: string[] } | undefined {
  const { program } = parseSync(path, code, { lang: 'js' });
  const replaced = new MagicString(code);
  const classes: string[] = [];
  const prefix = `fw-${createHash('sha256').update(path).digest('hex').slice(0, 6)}`;
  let count = 0;
  new Visitor({
    TaggedTemplateExpression({ start, end, tag, quasi }) {
      const declaration = code.slice(tag.start, tag.end);
      const kind = /^\w+/.exec(declaration)?.[0];
      count += 1;
      if (kind === 'css') {
        if (isBrowser) replaced.update(start, end, '""');
        else replaced.remove(start, quasi.start);
      } else if (kind === 'keyframes' || kind === 'createGlobalStyle') {
        if (isBrowser) replaced.update(start, end, kind === 'keyframes' ? '""' : '() => null');
        else replaced.update(start, quasi.start, `/* @__PURE__ */ ${kind}("${prefix}-${count}", `).appendLeft(end, ')');
      } else if (kind === 'styled') {
        const { tag: name, extended, attributes, className = '' } = DECLARED_STYLES.exec(declaration)?.groups ?? {};
        if (className === '') throw new Error(`${path}: the styles of ${declaration} are not constant`);
        classes.push(className);
        const target = extended ?? JSON.stringify(name);
        const rest = attributes ? `, ${attributes}` : '';
        if (isBrowser) replaced.update(start, end, `/* @__PURE__ */ styled(${target}, "${className}"${rest})`);
        else replaced.update(start, quasi.start, `/* @__PURE__ */ styled(${target}, "${className}", `).appendLeft(end, `${rest})`);
      }
    },
    ImportDeclaration({ start, end, source }) {
      const names = isBrowser ? 'styled' : 'styled, keyframes, createGlobalStyle';
      if (source.value === 'styled-components') replaced.update(start, end, `import { ${names} } from "styled-components";`);
    },
  }).visit(program);
  return count > 0 ? { code: replaced, classes } : undefined;
}

/** Runs the modules of the built server and returns the rules they define, by class. */
async function readRules(folder: string): Promise<Map<string, string>> {
  const load = async (file: string): Promise<unknown> => import(pathToFileURL(folder + file).href);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) if (file.endsWith('.js')) await load(file);
  const { listClasses, compileRules } = (await load('entry.server.js')) as ServerEntry;
  return new Map(listClasses().map((name) => [name, compileRules(name)]));
}
