import { defineEvent } from '#src/kernel/events.ts';

/** A visitor entered the address of a closed account in the trip request form. */
export const closedAccountNamed = defineEvent<{ travelerId: string }>('travelers.closedAccountNamed');
