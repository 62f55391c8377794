import type { Call, FieldError } from '@farwend/api-contract';
import { z } from 'zod';
import { everyCall } from './readBeforeChange.ts';

/** The call below the record that is named after the field: `assignedToId` is set by `…/assigned_to`. */
export function findFieldSetter({ path }: Pick<Call, 'path'>, field: string): Call | undefined {
  const name = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const names = [name, name.replace(/_ids?$/, ''), `${name}s`, name.replace(/_ids?$/, 's')];
  return everyCall.find((call) => {
    const [start, segment] = call.path.split(`${path}/`);
    return (call.method === 'PUT' || call.method === 'POST') && start === '' && names.includes(segment?.split('/')[0] ?? '');
  });
}

/** Explains an unknown field of a new record that the record has all the same: which call sets it. */
export function explainFieldOfRecord(create: Call, error: FieldError): FieldError {
  const { field } = error;
  const isOfRecord = create.reply instanceof z.ZodObject && field in create.reply.shape && error.pointer === `/${field}`;
  if (create.method !== 'POST' || error.code !== 'unknown' || !isOfRecord) return error;
  const record = everyCall.find(
    ({ method, path, reply }) => method === 'GET' && path.endsWith('}') && (reply === create.reply || path === `${create.path}/{id}`), // an answer may say more
  );
  const found = record && (findFieldSetter(record, field) ?? findChange(record, field));
  const change = record && everyCall.find(({ method, path }) => method === 'PUT' && path === record.path);
  const setter = (change && readDeclaredSetter(change, field)) ?? (found && `${found.method} ${found.path}`);
  const message = setter ? `${field} is not set here but with ${setter}. Leave it out` : `${field} is set by the server. Leave it out`;
  return { ...error, code: 'readOnly', message };
}

/** The call by which the schema of a body says that a field is set. */
export function readDeclaredSetter({ body }: Pick<Call, 'body'>, field: string): string | undefined {
  const setter = body instanceof z.ZodObject ? body.shape[field]?.meta()?.['x-set-by'] : undefined;
  return typeof setter === 'string' ? setter : undefined;
}

/** The PUT of a record, if it can set the field. */
function findChange({ path }: Call, field: string): Call | undefined {
  return everyCall.find(
    ({ method, path: changed, body }) =>
      method === 'PUT' && changed === path && body instanceof z.ZodObject && field in body.shape && !body.shape[field]?.meta()?.readOnly,
  );
}
