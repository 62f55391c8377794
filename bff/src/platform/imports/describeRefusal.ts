import type { Failure } from '#src/kernel/failure.ts';
import type { ImportedFields } from './importer.ts';
import type { LineError } from './importLines.sql.ts';

const MAX_VALUE_LENGTH = 200;

/** The errors of a refused line: each with its field, the value the line has there, and what to do. */
export function describeRefusal({ errorCode, message, details }: Failure, fields: ImportedFields): LineError[] {
  if (!details.errors?.length) return [{ field: null, code: errorCode, message, value: null }];
  return details.errors.map(({ pointer, code, message: what }) => {
    const path = pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    return { field: path.join('.') || null, code, message: what, value: formatValue(readPath(fields, path)) };
  });
}

function readPath(value: unknown, path: readonly string[]): unknown {
  let current = value;
  for (const name of path) current = typeof current === 'object' && current !== null ? Reflect.get(current, name) : undefined;
  return current;
}

function formatValue(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text;
}
