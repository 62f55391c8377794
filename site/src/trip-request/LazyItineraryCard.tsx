import { lazyComponent } from '#src/startup/lazyComponent.tsx';

/** The card in a chunk of its own, since most forms begin empty. */
export const ItineraryCard = lazyComponent(async () => (await import('./ItineraryCard.tsx')).ItineraryCard);
