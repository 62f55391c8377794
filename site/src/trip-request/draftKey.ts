/** Key of the draft in local storage. */
export const DRAFT_KEY = 'tripRequest';

/** Whether the value is a plain object, as every stored draft is; `parseDraft` checks its fields. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
