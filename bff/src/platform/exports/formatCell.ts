import type { ExportCell } from './escapeFormula.ts';

/**
 * A value of a list's item as a cell, which an import reads as the same value: lists separated by |, lists of what that could not tell apart
 * and objects as JSON. What is empty or absent is an empty cell.
 */
export function formatCell(value: unknown): ExportCell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value.every(isPlain) && !/^\s*\[/.test(String(value[0])) ? value.join('|') : JSON.stringify(value);
}

function isPlain(item: unknown): boolean {
  if (typeof item === 'string') return item !== '' && item.trim() === item && item !== 'null' && !item.includes('|');
  return typeof item === 'number' || typeof item === 'boolean';
}
