import { lazy } from 'react';

const loadSeasons = async () => ({ default: (await import('./steps/Seasons.tsx')).Seasons });

/** The seasons in a chunk of their own, since most dates are not flexible; the server, which cannot wait, has them at once. */
export const Seasons = import.meta.env?.SSR ? (await loadSeasons()).default : lazy(loadSeasons);
