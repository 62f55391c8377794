import { readText } from './folders.ts';

/** The copy-paste example of a component: a file that the compiler checks with the design system. */
export function readExample(component: string): string {
  return readText('system', `examples/${component}.tsx`).trim();
}
