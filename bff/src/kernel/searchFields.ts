import type { SearchField } from './entity.ts';

/** A text field to filter and sort by. */
export const textField = (attribute: string): SearchField => ({ attribute, kind: 'text', sortable: true });
/** An id to filter by. */
export const idField = (attribute: string): SearchField => ({ attribute, kind: 'id' });
/** A list of texts, filtered by its elements. */
export const listField = (attribute: string): SearchField => ({ attribute, kind: 'list' });
/** A list of ids, filtered by its elements. */
export const idsField = (attribute: string): SearchField => ({ attribute, kind: 'ids' });
/** A number to filter and sort by. */
export const numberField = (attribute: string): SearchField => ({ attribute, kind: 'number', sortable: true });
/** A calendar day to filter and sort by. */
export const dayField = (attribute: string): SearchField => ({ attribute, kind: 'date', sortable: true });
/** A timestamp to filter and sort by. */
export const momentField = (attribute: string): SearchField => ({ attribute, kind: 'moment', sortable: true });
