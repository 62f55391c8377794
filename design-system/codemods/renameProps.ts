import MagicString from 'magic-string';
import { parseSync, Visitor } from 'oxc-parser';
import type { Deprecation } from '../src/deprecated.ts';

/** Renames deprecated props of components imported from the design system, including aliased imports; `undefined` if nothing changes. */
export function renameProps(path: string, code: string, deprecations: readonly Deprecation[]): string | undefined {
  const { program } = parseSync(path, code);
  const changed = new MagicString(code);
  const components = new Map<string, string>();
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value !== '@farwend/design-system') return;
      for (const one of specifiers)
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier') components.set(one.local.name, one.imported.name);
    },
    JSXOpeningElement({ name, attributes }) {
      const component = name.type === 'JSXIdentifier' ? components.get(name.name) : undefined;
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
        const { name: prop, start, end } = attribute.name;
        const deprecation = deprecations.find((one) => one.component === component && one.prop === prop);
        if (deprecation) changed.update(start, end, deprecation.instead);
      }
    },
  }).visit(program);
  return changed.hasChanged() ? changed.toString() : undefined;
}
