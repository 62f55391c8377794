import type { ErrorCode } from '@farwend/api-contract';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { endsConnection } from './sqlState.ts';

type Translation = { errorCode: ErrorCode; message: string };

/** How SQLSTATEs are reported to callers. */
const translationsBySqlState: Record<string, Translation> = {
  '22001': { errorCode: 'validation.failed', message: 'A text is longer than its field holds.' },
  '22003': { errorCode: 'validation.failed', message: 'A number is larger than its field holds.' },
  '22007': { errorCode: 'validation.failed', message: 'A date cannot be read.' },
  '22008': { errorCode: 'validation.failed', message: 'A date is out of range.' },
  '22021': { errorCode: 'validation.failed', message: 'A text has characters that cannot be stored.' },
  '22P02': { errorCode: 'validation.failed', message: 'A value has the wrong form.' },
  '22P05': { errorCode: 'validation.failed', message: 'A text has characters that cannot be stored.' },
  '23502': { errorCode: 'validation.failed', message: 'A required value is missing.' },
  '23503': { errorCode: 'reference.broken', message: 'The record refers to something that does not exist, or other records refer to it.' },
  '23505': { errorCode: 'unique.conflict', message: 'Another record has this value, which must be unique.' },
  '23514': { errorCode: 'validation.failed', message: 'A value is outside what its field allows.' },
  '40001': { errorCode: 'server.maintenance', message: 'Others changed the same records. Try again.' },
  '40P01': { errorCode: 'server.maintenance', message: 'Others changed the same records. Try again.' },
  '53100': { errorCode: 'server.maintenance', message: 'The database has no room left.' },
  '53300': { errorCode: 'server.maintenance', message: 'The database is busy. Try again.' },
  '55P03': { errorCode: 'server.maintenance', message: 'The record is busy. Try again.' },
  '57014': { errorCode: 'server.maintenance', message: 'The database took too long. Try again.' },
  '57P01': { errorCode: 'server.maintenance', message: 'The database is restarting. Try again.' },
  '57P02': { errorCode: 'server.maintenance', message: 'The database is restarting. Try again.' },
  '57P03': { errorCode: 'server.maintenance', message: 'The database is starting. Try again.' },
  '25006': { errorCode: 'server.maintenance', message: 'The database is changing over to another server. Try again.' },
  '25P03': { errorCode: 'server.maintenance', message: 'The database ended a slow transaction. Try again.' },
};

/** Names of driver and pool errors that mean the database could not be reached in time. */
const unreachable = new Set([
  'SequelizeConnectionError',
  'SequelizeConnectionRefusedError',
  'SequelizeConnectionTimedOutError',
  'SequelizeConnectionAcquireTimeoutError',
  'SequelizeHostNotFoundError',
  'SequelizeHostNotReachableError',
  'SequelizeInvalidConnectionError',
]);
const brokenConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** The failure that a thrown value is reported as. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return toDatabaseFailure(error) ?? new Failure('server.error');
}

/** The failure that a database error is reported as; undefined for other errors. */
function toDatabaseFailure(error: unknown): Failure | undefined {
  const { code, columns } = readError(error);
  const field = code === '23505' ? findUniqueField(columns) : undefined;
  if (field) return fieldFailure(`/${field}`, 'unique', `Another record has this ${field}. Choose another`, 'unique.conflict');
  const translation = translationsBySqlState[code];
  if (translation) return new Failure(translation.errorCode, { message: translation.message, ...retryAfter(translation.errorCode) });
  return isConnectionLoss(error)
    ? new Failure('server.maintenance', {
        message: 'The database is unavailable right now. Try again in a moment.',
        ...retryAfter('server.maintenance'),
      })
    : undefined;
}

/** Whether the error means that a connection to the database was lost or could not be opened. */
export function isConnectionLoss(error: unknown): boolean {
  const { name, code, message } = readError(error);
  return (
    unreachable.has(name) ||
    brokenConnection.has(code) ||
    endsConnection(error) ||
    /Connection terminated|Query read timeout|connection manager was (?:called|closed)|Client has encountered/i.test(message)
  );
}

/** The field of the API behind the columns of a unique key: the last one, since those before it say within what it is unique. */
export function findUniqueField(columns: string): string | undefined {
  const column = [...columns.matchAll(/[a-z][a-z0-9_]*/g)].map(([name]) => name).findLast((name) => fieldsByColumn[name] !== undefined);
  return column && fieldsByColumn[column];
}

/** Columns of unique keys that hold what callers send. */
const fieldsByColumn: Record<string, string> = {
  alias: 'slug',
  client_message_id: 'clientMessageId',
  company_id: 'companyId',
  country_code: 'countryCode',
  email: 'email',
  form_id: 'formId',
  from_path: 'fromPath',
  iso_code2: 'isoCode2',
  key: 'key',
  name: 'name',
  partner_id: 'partnerId',
  path: 'path',
  reference: 'reference',
  slug: 'slug',
  traveler_id: 'travelerId',
  username: 'username',
};

/** Reads the code of the driver's error, which Sequelize may have wrapped, and the columns of the key it is about. */
function readError(error: unknown): { name: string; code: string; message: string; columns: string } {
  if (!(error instanceof Error)) return { name: '', code: '', message: '', columns: '' };
  const inner = 'original' in error && error.original instanceof Error ? error.original : error;
  const code = 'code' in inner && typeof inner.code === 'string' ? inner.code : '';
  const [, columns = ''] = /^Key \((.*?)\)=/.exec('detail' in inner && typeof inner.detail === 'string' ? inner.detail : '') ?? [];
  return { name: error.name, code, message: inner.message, columns };
}

function retryAfter(errorCode: ErrorCode): { headers?: Record<string, string> } {
  return errorCode === 'server.maintenance' ? { headers: { 'Retry-After': '1' } } : {};
}
