import type { CareerRow } from '#src/domains/editorial/careers/career.model.ts';

/** One open position; texts as paragraphs, lists as lines. */
export interface CareerData {
  title: string;
  department: CareerRow['department'];
  workplace: CareerRow['workplace'];
  locationText: string;
  countryCode: string | null;
  employmentType: CareerRow['employmentType'];
  summary: string;
  about: readonly string[];
  youBring: readonly string[];
  weGive: readonly string[];
  salary: readonly [min: number, max: number, period: NonNullable<CareerRow['salaryPeriod']>] | null;
  /** Days from today until it closes; negative: closed; null: open until somebody is found. */
  closesInDays: number | null;
  displayed: boolean;
  /** Mailbox of the hiring manager. */
  manager: string;
}

const usual = [
  'Twenty-eight days off, and a journey of ours every second year',
  'A desk where you live, and two weeks a year together',
  'The telephone bill, the language lessons, the good chair',
];

/** Seven positions are displayed and open, one has closed, one is a draft. */
export const careerData: readonly CareerData[] = [
  {
    title: 'Journey planner, Southern Africa',
    department: 'CARE',
    workplace: 'HYBRID',
    locationText: 'Lisbon, or at home within two hours of Cape Town',
    countryCode: 'PT',
    employmentType: 'FULL_TIME',
    summary: 'You know which camp floods in March, and say so before anybody pays.',
    about: [
      'You read what travellers write to us and hear what they mean. Then you find the {promise:companies} companies that should answer, and stay with the conversation until the bags are packed.',
      'You will look after some forty journeys at a time, most of them to Botswana, South Africa and Zambia.',
      'A week has twelve to fifteen new letters in it, two or three long telephone calls, one proposal that you send back because a flight in it leaves too early, and somebody at an airstrip whose bag is in Johannesburg. Twice a year you go and sleep in what you recommend.',
      'The first month you sit beside Imani, who has done this for eleven years and disagrees with most maps.',
    ],
    youBring: ['Five years of planning or guiding in the region', 'Letters people keep', 'A calm voice at six in the morning'],
    weGive: usual,
    salary: [52_000, 68_000, 'YEAR'],
    closesInDays: 45,
    displayed: true,
    manager: 'care',
  },
  {
    title: 'Journey planner, Japan and Korea',
    department: 'CARE',
    workplace: 'REMOTE',
    locationText: 'At home, in a time zone from UTC+7 to UTC+10',
    countryCode: null,
    employmentType: 'FULL_TIME',
    summary: 'You can explain why the slower train is the better one, with its timetable.',
    about: [
      'You plan the journeys that everybody thinks they could plan alone, and show them the inn that has no website.',
      'There are three of you for the region, in three towns, and one telephone that travels round the clock. In the fortnight of the blossom it rings all day; in June you go to look at inns.',
      'We count how fast you answer, because travellers do, and how often a journey is changed after the deposit, which says more. We do not count calls.',
    ],
    youBring: ['Japanese as you speak it at a counter', 'A network of inns, drivers and potters', 'Patience with cherry trees'],
    weGive: usual,
    salary: [50_000, 66_000, 'YEAR'],
    closesInDays: 60,
    displayed: true,
    manager: 'keiko.arai',
  },
  {
    title: 'Writer, Journal',
    department: 'EDITORIAL',
    workplace: 'REMOTE',
    locationText: 'Anywhere with a post office',
    countryCode: null,
    employmentType: 'PART_TIME',
    summary: 'You come back with one good paragraph for every bad road.',
    about: [
      'The Journal prints reports by people just back. You travel four times a year, write eight pieces, and let an editor take out the adjectives.',
      'Two of the eight are long. The others are lists, timetables, an interview, a correction of something that we got wrong. You will be asked for distances, prices and opening hours, and somebody will ring up to check them.',
      'No free nights are accepted from anybody: we pay for the bed and you write what it was like.',
    ],
    youBring: ['Published work you still like', 'Notes taken by hand', 'No fear of an empty page or a full bus'],
    weGive: usual,
    salary: [38, 52, 'HOUR'],
    closesInDays: null,
    displayed: true,
    manager: 'sunhee.paik',
  },
  {
    title: 'Software engineer, booking and matching',
    department: 'ENGINEERING',
    workplace: 'REMOTE',
    locationText: 'At home in Europe or Africa',
    countryCode: null,
    employmentType: 'FULL_TIME',
    summary: 'You make the machine that introduces people, and can explain each of its choices.',
    about: [
      'We match a traveller with {promise:companies} companies and store the reasons. You will own that reasoning: its rules, its tests and its plain words.',
      'It has to be right about holidays in nine time zones, about two companies that will not work in one another’s company, and about a guide who is free on Thursdays. It has to tell a planner, in one sentence, why it left someone out.',
      'Five people write the code. We review each other’s work on the same day, release before lunch, and whoever breaks something at night has the next morning off.',
    ],
    youBring: ['TypeScript and PostgreSQL, both in depth', 'Tests before opinions', 'Sentences that a planner understands'],
    weGive: usual,
    salary: [78_000, 104_000, 'YEAR'],
    closesInDays: 30,
    displayed: true,
    manager: 'sunhee.paik',
  },
  {
    title: 'Partner manager, Latin America',
    department: 'SALES',
    workplace: 'HYBRID',
    locationText: 'San José, two days a week in the office',
    countryCode: 'CR',
    employmentType: 'FULL_TIME',
    summary: 'You find the companies that travellers thank by first name.',
    about: [
      'You look for small planning houses from Mexico to Patagonia, vet them, and stay the person they call when something is hard.',
      'About nine of ten you will turn down, after a visit and with reasons. The tenth you see through its first ten journeys, and talk to every guest of these in person.',
      'A third of the year is on the road: buses, small aircraft, dinners that begin at ten.',
    ],
    youBring: ['Spanish and English, some Portuguese', 'A sense for who keeps promises', 'Comfort with contracts'],
    weGive: usual,
    salary: [48_000, 61_000, 'YEAR'],
    closesInDays: 75,
    displayed: true,
    manager: 'gabriel.soto',
  },
  {
    title: 'Letters and campaigns, assistant',
    department: 'MARKETING',
    workplace: 'ONSITE',
    locationText: 'Lisbon',
    countryCode: 'PT',
    employmentType: 'INTERNSHIP',
    summary: 'Six months with the letter that forty thousand people open on Sundays.',
    about: [
      'You help to choose, shorten and send the weekly letter, and learn to tell what people read from what they click.',
      'On Monday you read every answer that came in, some three hundred. On Wednesday there is a first version, on Thursday somebody crosses out half of it, and on Saturday night you press the button, once, with a second person in the room.',
    ],
    youBring: ['An eye for a subject line', 'English without filler', 'Curiosity about numbers'],
    weGive: ['A paid place with a person beside you', 'A journey at its end'],
    salary: [1_600, 1_600, 'MONTH'],
    closesInDays: 20,
    displayed: true,
    manager: 'marageti',
  },
  {
    title: 'Accountant, partner payments',
    department: 'FINANCE',
    workplace: 'HYBRID',
    locationText: 'Lisbon or Dublin',
    countryCode: 'IE',
    employmentType: 'FULL_TIME',
    summary: 'You make sure that a camp in the delta is paid before the water rises.',
    about: [
      'Commissions in four currencies, invoices from eighteen countries, and a close that takes two days. You keep it that way.',
      'Most companies that we pay have fewer than fifteen people, and a late transfer is somebody’s wages. Nobody here has ever been praised for holding money back.',
      'You work with Margit in operations, an auditor who comes in March, and a system that was written down the corridor and may be complained about.',
    ],
    youBring: ['A qualification and the years after it', 'Kind reminders', 'Spreadsheets nobody is afraid of'],
    weGive: usual,
    salary: [54_000, 67_000, 'YEAR'],
    closesInDays: 50,
    displayed: true,
    manager: 'admin',
  },
  {
    title: 'Night desk, winter season',
    department: 'OPERATIONS',
    workplace: 'REMOTE',
    locationText: 'At home, awake from 22:00 to 06:00 UTC',
    countryCode: null,
    employmentType: 'CONTRACT',
    summary: 'You are the voice that finds another flight at three in the morning.',
    about: ['From December to March somebody is always on the road. You keep watch over connections, weather and strikes.'],
    youBring: ['Operations experience', 'Two languages', 'Good coffee'],
    weGive: ['Double pay at Christmas'],
    salary: [29, 34, 'HOUR'],
    closesInDays: -12,
    displayed: true,
    manager: 'admin',
  },
  {
    title: 'Head of the Atlas',
    department: 'EDITORIAL',
    workplace: 'HYBRID',
    locationText: 'Lisbon',
    countryCode: 'PT',
    employmentType: 'FULL_TIME',
    summary: 'A position we have not told anybody about yet.',
    about: ['You will decide which places we write about, and which we leave alone.'],
    youBring: ['To be written'],
    weGive: usual,
    salary: null,
    closesInDays: null,
    displayed: false,
    manager: 'sunhee.paik',
  },
];
