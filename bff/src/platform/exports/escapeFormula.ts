/** A value of an exported table. */
export type ExportCell = string | number | null;

/**
 * Prefixes text that a spreadsheet would read as a formula or as a cell separator with an apostrophe; also the word null, which an import reads
 * as an empty field, and what already looks prefixed, so that `unescapeFormula` brings every text back.
 */
export function escapeFormula(cell: ExportCell): ExportCell {
  return typeof cell === 'string' && /^'*(?:[=+\-@\t\r\n＝＋－＠]|\s*null\s*$)/.test(cell) ? `'${cell}` : cell;
}

/** The text that `escapeFormula` was given. */
export function unescapeFormula(cell: string): string {
  return /^'+(?:[=+\-@\t\r\n＝＋－＠]|\s*null\s*$)/.test(cell) ? cell.slice(1) : cell;
}
