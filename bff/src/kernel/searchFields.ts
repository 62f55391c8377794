import type { SearchField } from './entity.ts';

/** A text that may be filtered and sorted by. */
export const textField = (attribute: string): SearchField => ({ attribute, kind: 'text', sortable: true });
/** An id that may be filtered by. */
export const idField = (attribute: string): SearchField => ({ attribute, kind: 'id' });
/** A list of texts or ids: a filter asks what it holds. */
export const listField = (attribute: string): SearchField => ({ attribute, kind: 'list' });
/** A number that may be filtered and sorted by. */
export const numberField = (attribute: string): SearchField => ({ attribute, kind: 'number', sortable: true });
/** A calendar day that may be filtered and sorted by. */
export const dayField = (attribute: string): SearchField => ({ attribute, kind: 'date', sortable: true });
/** A moment that may be filtered and sorted by. */
export const momentField = (attribute: string): SearchField => ({ attribute, kind: 'moment', sortable: true });
