import type { ImportedFields } from '#src/platform/imports/importer.ts';

/** Gives the blocks of rich texts ids by their position, because random ones would change the text at every import. */
export function numberBlocks(fields: ImportedFields): ImportedFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, numberIn(value, name)]));
}

function numberIn(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => (name === 'blocks' ? numberBlock(item, index) : numberIn(item, '')));
  return isFields(value) ? numberBlocks(value) : value;
}

function numberBlock(block: unknown, index: number): unknown {
  return isFields(block) ? { id: `block-${index + 1}`, ...block } : block;
}

function isFields(value: unknown): value is ImportedFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
