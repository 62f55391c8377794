import type { Call } from '@farwend/api-contract';
import { Failure } from '#src/kernel/failure.ts';
import type { ListInput } from './listReader.ts';

/** What an export selects, in the language of searches. */
export interface ExportSelection {
  filters: Record<string, unknown>;
  q?: string | undefined;
  sortOrders: readonly { field: string; order: 'asc' | 'desc' }[];
}

/** The selection as a search takes it in its body, or a list in its query. */
export function buildListInput({ method }: Call, { filters, q, sortOrders }: ExportSelection): ListInput {
  if (method === 'POST') return { body: { filters, ...(q === undefined ? {} : { q }), sortOrders } };
  const sort = sortOrders.map(({ field, order }) => (order === 'desc' ? `-${field}` : field)).join(',');
  const pairs = Object.entries(filters).flatMap(([name, value]) => formatFilter(name, value));
  return { query: { ...Object.fromEntries(pairs), ...(q === undefined ? {} : { q }), ...(sort === '' ? {} : { sort }) } };
}

function formatFilter(name: string, value: unknown): [string, string][] {
  if (['and', 'or', 'not'].includes(name))
    throw refusal(name, `This list does not know ${name}. Give each field its values, or several operators`);
  if (value === null) return [[`${name}[isNull]`, 'true']];
  if (Array.isArray(value)) return [[`${name}[in]`, formatList(name, value)]];
  if (typeof value === 'object')
    return Object.entries(value).map(([operator, operand]) => [
      `${name}[${operator}]`,
      Array.isArray(operand) ? formatList(name, operand) : String(operand),
    ]);
  const text = String(value);
  return [[text.includes(',') ? `${name}[eq]` : name, text]];
}

function formatList(name: string, values: readonly unknown[]): string {
  if (values.some((value) => String(value).includes(','))) throw refusal(name, 'The values of this list cannot have commas');
  return values.join(',');
}

function refusal(name: string, message: string): Failure {
  return new Failure('query.unknownField', { message: `${message}.`, errors: [{ pointer: name, field: name, code: 'unknown', message }] });
}
