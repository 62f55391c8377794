/** A value of an exported table: text, a number, or nothing. */
export type ExportCell = string | number | null;

/** Text that a spreadsheet would read as a formula or that moves on to another cell gets an apostrophe before it. */
export function safeCell(cell: ExportCell): ExportCell {
  return typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
