import { lazy } from 'react';

const loadCards = async () => ({ default: (await import('./StartCards.tsx')).StartCards });

/** The cards in a chunk of their own, since most forms begin empty; the server, which cannot wait, has them at once. */
export const StartCards = import.meta.env?.SSR ? (await loadCards()).default : lazy(loadCards);
