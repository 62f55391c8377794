import { lazy } from 'react';

const loadNotice = async () => ({ default: (await import('./OnlyTravelers.tsx')).OnlyTravelers });

/** The notice in a chunk of its own, since travellers never see it; the server, which cannot wait, has it at once. */
export const OnlyTravelers = import.meta.env?.SSR ? (await loadNotice()).default : lazy(loadNotice);
