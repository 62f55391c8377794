import type { RecordRow } from './entity.ts';
import { defineEvent } from './events.ts';

/** A versioned record was inserted or changed, in the transaction of the event. */
export interface SavedRecord {
  /** The type of its entity, like `tripRequest`. */
  type: string;
  /** Null for a new record. */
  before: RecordRow | null;
  after: RecordRow;
}

export const recordSaved = defineEvent<SavedRecord>('records.saved');
