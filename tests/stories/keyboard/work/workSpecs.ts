import type { KeyboardSpec } from '../keyboardSpec.ts';
import { dataTableSpecs } from './dataTableSpecs.ts';
import { floatingSpecs } from './floatingSpecs.ts';
import { paletteSpecs } from './paletteSpecs.ts';

/** Components for work. */
export const workSpecs: readonly KeyboardSpec[] = [...dataTableSpecs, ...floatingSpecs, ...paletteSpecs];
