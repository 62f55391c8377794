/** A value of an exported table. */
export type ExportCell = string | number | null;

/** Prefixes text that a spreadsheet would read as a formula or as a cell separator with an apostrophe. */
export function escapeFormula(cell: ExportCell): ExportCell {
  return typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
