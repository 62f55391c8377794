import type { Caller } from '#src/roles.ts';

/** Callers that write content, and callers that publish it. */
export const contentWriters: readonly Caller[] = ['admin', 'editor', 'publisher'];
export const contentPublishers: readonly Caller[] = ['admin', 'publisher'];
/** Writers of landing pages and their categories: marketing too. */
export const campaignWriters: readonly Caller[] = ['admin', 'editor', 'publisher', 'marageti'];
/** Callers that change company pages: care too, which creates none. */
export const companyEditors: readonly Caller[] = ['admin', 'care', 'editor', 'publisher'];
