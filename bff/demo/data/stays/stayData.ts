/** Where one sleeps for some nights in a row: how many, the invented name of the house, how many beds it has, and why this one. */
export type StayData = readonly [nights: number, name: string, beds: number, why: string];

/** The stays of journeys by their key, in order of travel; their nights add up to those of the journey. */
export type StaysByJourney = Readonly<Record<string, readonly StayData[]>>;
