import { americanJourneys } from './journeys/americas.data.ts';
import { asianJourneys } from './journeys/asia.data.ts';
import { eastAfricanJourneys } from './journeys/eastAfrica.data.ts';
import type { JourneyData } from './journeys/journeyData.ts';
import { mediterraneanJourneys } from './journeys/mediterranean.data.ts';
import { newZealandJourneys } from './journeys/newZealand.data.ts';
import { northAfricanJourneys } from './journeys/northAfrica.data.ts';
import { northernJourneys } from './journeys/north.data.ts';
import { southernAfricanJourneys } from './journeys/southernAfrica.data.ts';

/** Journeys of the demo: three for each country we plan in, six of them across a border. */
export const journeys: readonly JourneyData[] = [
  ...eastAfricanJourneys,
  ...mediterraneanJourneys,
  ...asianJourneys,
  ...americanJourneys,
  ...northernJourneys,
  ...northAfricanJourneys,
  ...southernAfricanJourneys,
  ...newZealandJourneys,
];
