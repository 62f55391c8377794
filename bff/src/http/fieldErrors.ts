import type { FieldError } from '@farwend/api-contract';
import type { z } from 'zod';

/** The field errors of a failed parse, each with a pointer, a stable code and a sentence. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.flatMap(fromIssue);
}

/** Sentences for what a schema itself does not explain; handed to every parse. */
export function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This field is missing' : `Must be ${article(String(issue.expected))}`;
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
      return `Unknown field: ${issue.keys.join(', ')}. Take it out`;
    default:
      return undefined;
  }
}

function fromIssue(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      ...place([...issue.path, key]),
      code: 'unknown',
      message: `${key} is not a field here. Take it out`,
    }));
  }
  return [{ ...place(issue.path), code: codeOf(issue), message: issue.message }];
}

function place(path: readonly PropertyKey[]): { pointer: string; field: string } {
  const parts = path.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1'));
  const named = path.findLast((part) => typeof part === 'string');
  return { pointer: parts.length > 0 ? `/${parts.join('/')}` : '', field: named ?? '' };
}

function codeOf(issue: z.core.$ZodIssue): string {
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

function article(type: string): string {
  const words: Record<string, string> = {
    int: 'a whole number',
    number: 'a number',
    string: 'a text',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
  };
  return words[type] ?? type;
}
