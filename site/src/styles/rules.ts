import { compile, serialize, stringify } from 'stylis';

/** Nested rules as they are written, by class. In the order of definition, so that a component follows the one it extends. */
const definitions = new Map<string, string>();
const animations = new Map<string, string>();
const compiled = new Map<string, string>();
let used: Set<string> | undefined;

export function defineRules(className: string, css: string): void {
  definitions.set(className, css);
}

export function defineKeyframes(name: string, css: string): void {
  animations.set(name, css);
}

/** Adds the classes, separated by spaces, to those of the rendering under way. */
export function recordUse(classNames: string): void {
  used?.add(classNames);
}

/** Runs a rendering and adds the classes of the components it draws to `classes`. It may not wait: another could start meanwhile. */
export function collectClasses<Result>(classes: Set<string>, render: () => Result): Result {
  const recorded = new Set<string>();
  used = recorded;
  try {
    return render();
  } finally {
    used = undefined;
    for (const classNames of recorded) for (const name of classNames.split(' ')) classes.add(name);
  }
}

/** All classes, in the order in which their rules must stand. */
export function listClasses(): string[] {
  return [...definitions.keys()];
}

/** The rules of a class and the animations they use, as flat CSS. */
export function compileRules(className: string): string {
  const known = compiled.get(className);
  if (known !== undefined) return known;
  const source = definitions.get(className) ?? '';
  const usedAnimations = [...animations].filter(([name]) => source.includes(name)).map(([, css]) => css);
  const css = serialize(compile(source + usedAnimations.join('')), stringify);
  compiled.set(className, css);
  return css;
}
