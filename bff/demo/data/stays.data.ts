import { africanStays } from './stays/africa.data.ts';
import { europeanStays } from './stays/europe.data.ts';
import { fartherStays } from './stays/farther.data.ts';
import type { StaysByJourney } from './stays/stayData.ts';

/** Where one sleeps on every journey. */
export const stays: StaysByJourney = { ...africanStays, ...europeanStays, ...fartherStays };
