import { defineEvent } from '#src/kernel/events.ts';

/** A traveler was made anonymous everywhere. */
export const travelerErased = defineEvent<{ travelerId: string }>('privacy.travelerErased');
