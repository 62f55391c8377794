/** The versions of the API by the day from which each is served, newest first. A version is served for a year after the next one at least. */
export const apiVersions = ['2026-11-27'] as const;
export type ApiVersion = (typeof apiVersions)[number];
