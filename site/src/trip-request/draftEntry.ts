/** Name of the draft's entry in the browser's storage. */
export const DRAFT_NAME = 'tripRequest';

/** Whether the storage holds anything that might be a draft; `readDraft` judges it. */
export function isKept(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
