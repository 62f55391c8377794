import type { FieldError } from '@farwend/api-contract';
import type { z } from 'zod';

/** The field errors of a failed parse, each with a JSON pointer, a stable code and a message. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.flatMap(toFieldErrors);
}

/** Messages for issues whose schema has none; passed to every parse as `error`. */
export function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This field is missing' : `Must be ${describeType(String(issue.expected))}`;
    case 'invalid_value':
      return `Must be one of ${issue.values.map((value) => String(value)).join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `Must have at least ${issue.minimum}`
        : `Must be ${issue.minimum} or more`;
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `Must have at most ${issue.maximum}`
        : `Must be ${issue.maximum} or less`;
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}. Remove it`;
    default:
      return undefined;
  }
}

function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      ...locate([...issue.path, key]),
      code: 'unknown',
      message: `${key} is not a field here. Remove it`,
    }));
  }
  return [{ ...locate(issue.path), code: errorCodeOf(issue), message: issue.message }];
}

function locate(path: readonly PropertyKey[]): { pointer: string; field: string } {
  const parts = path.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1'));
  const name = path.findLast((part) => typeof part === 'string');
  return { pointer: parts.length > 0 ? `/${parts.join('/')}` : '', field: name ?? '' };
}

function errorCodeOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message === 'This field is missing' ? 'required' : 'type';
    case 'invalid_value':
      return 'notAllowed';
    case 'too_small':
      return 'tooSmall';
    case 'too_big':
      return 'tooBig';
    case 'invalid_format':
      return 'format';
    case 'custom':
      return typeof issue.params?.['code'] === 'string' ? issue.params['code'] : 'invalid';
    default:
      return 'invalid';
  }
}

function describeType(type: string): string {
  const descriptions: Record<string, string> = {
    int: 'a whole number',
    number: 'a number',
    string: 'a text',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
  };
  return descriptions[type] ?? type;
}
