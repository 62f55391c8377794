import type { z } from 'zod';
import { unescapeFormula } from '#src/platform/exports/escapeFormula.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Separates the items of a list in a cell. */
const LIST_SEPARATOR = '|';

/**
 * The value of a cell as its field's schema expects it: a number, true or false, a list of items separated by |, JSON for lists of objects and
 * for objects, `null` where the field may be empty; without the apostrophe that an export puts before a formula. A text that does not fit is
 * returned as it is, for the schema to reject.
 */
export function parseCell(escaped: string, schema: JsonSchema | undefined): unknown {
  const choices = listChoices(schema);
  const types = new Set(choices.map(({ type }) => type));
  if (types.has('null') && escaped.trim() === 'null') return null;
  const cell = unescapeFormula(escaped);
  const text = cell.trim();
  if ((types.has('array') && text.startsWith('[')) || (types.has('object') && text.startsWith('{'))) return parseJson(text) ?? cell;
  const list = choices.find(({ type }) => type === 'array');
  if (list) return parseList(text, list);
  if (types.has('boolean') && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true'; // spreadsheets write TRUE
  if ((types.has('number') || types.has('integer')) && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return cell;
}

function parseList(text: string, { items, prefixItems }: JsonSchema): unknown[] {
  const [item] = [items, prefixItems].flat().filter((one) => typeof one === 'object');
  return text
    .split(LIST_SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => parseCell(part, item));
}

function listChoices(schema: JsonSchema | undefined): JsonSchema[] {
  if (!schema) return [];
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].filter((one) => typeof one === 'object');
  return [schema, ...inner.flatMap(listChoices)];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
