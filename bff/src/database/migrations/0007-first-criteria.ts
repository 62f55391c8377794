/** A criterion as its table holds it. */
interface CriterionLine {
  id: string;
  key: string;
  question: string;
  help_text: string;
  subject_type: 'TRIP_REQUEST' | 'PARTNER';
  stage: 'BEFORE_MATCH' | 'BEFORE_INTRODUCTION' | 'PARTNER_VETTING';
  answer_type: 'YES_NO' | 'CHOICE' | 'NUMBER' | 'TEXT' | 'AUTO';
  choices: string[];
  pass_when: Record<string, unknown>;
  hard_fail: boolean;
  weight: number;
  sort_order: number;
}

const trip = { subject_type: 'TRIP_REQUEST', stage: 'BEFORE_MATCH', answer_type: 'YES_NO', choices: [], hard_fail: false } as const;
const talk = { ...trip, stage: 'BEFORE_INTRODUCTION' } as const;
const partner = { subject_type: 'PARTNER', stage: 'PARTNER_VETTING', answer_type: 'YES_NO', choices: [], hard_fail: false } as const;
const yes = { equals: true };
const yesOrWarn = { equals: true, otherwise: 'WARN' };

/** The criteria every place starts with; their ids are the same everywhere. */
export const firstCriteria: readonly CriterionLine[] = [
  {
    ...trip,
    key: 'budgetRealistic',
    question: 'Is the budget enough for these countries?',
    help_text: 'Budget per person and night against the least that each country takes.',
    answer_type: 'AUTO' as const,
    pass_when: { rule: 'budgetRealistic' },
    weight: 20,
  },
  {
    ...trip,
    key: 'datesFeasible',
    question: 'Can the trip be arranged by the day of departure?',
    help_text: 'Days until departure against the lead time of the countries; a flexible date only warns.',
    answer_type: 'AUTO' as const,
    pass_when: { rule: 'datesFeasible' },
    weight: 15,
  },
  {
    ...trip,
    key: 'destinationServed',
    question: 'Do we serve the places asked for?',
    help_text: 'At least one of the countries must be served; one of several that is not only warns.',
    answer_type: 'AUTO' as const,
    pass_when: { rule: 'destinationServed' },
    hard_fail: true,
    weight: 20,
  },
  {
    ...trip,
    key: 'notSpam',
    question: 'Was it written by a person who means it?',
    help_text: 'Links in the text, throw-away addresses and a missing challenge speak against it.',
    answer_type: 'AUTO' as const,
    pass_when: { rule: 'notSpam' },
    hard_fail: true,
    weight: 20,
  },
  {
    ...trip,
    key: 'contactReachable',
    question: 'Did the traveller answer a call or a mail?',
    help_text: 'One answer is enough, whatever it said.',
    pass_when: yes,
    weight: 15,
  },
  {
    ...trip,
    key: 'decisionMaker',
    question: 'Are we talking to the person who decides?',
    help_text: 'Or to somebody who speaks for the whole party.',
    pass_when: yesOrWarn,
    weight: 10,
  },
  {
    ...talk,
    key: 'flightsBooked',
    question: 'How far are the flights?',
    help_text: 'Booked flights fix the dates and the airports.',
    answer_type: 'CHOICE' as const,
    choices: ['NOT_YET', 'SOME', 'ALL'],
    pass_when: { in: ['NOT_YET', 'ALL'], warnIn: ['SOME'] },
    weight: 5,
  },
  {
    ...talk,
    key: 'workingWithOthers',
    question: 'With how many other planners are they in touch?',
    help_text: 'None or one is usual. More than three means we are one of many.',
    answer_type: 'NUMBER' as const,
    pass_when: { max: 1, warnMax: 3 },
    weight: 10,
  },
  {
    ...talk,
    key: 'flexibleOnDates',
    question: 'Could they leave a week earlier or later?',
    help_text: 'Opens better rooms in high season.',
    pass_when: yesOrWarn,
    weight: 5,
  },
  {
    ...talk,
    key: 'specialNeedsKnown',
    question: 'What must a planner know of health, diet and getting about?',
    help_text: 'Write "none" when there is nothing.',
    answer_type: 'TEXT' as const,
    pass_when: { filled: true, otherwise: 'WARN' },
    weight: 5,
  },
  {
    ...partner,
    key: 'licenceValid',
    question: 'Is the licence valid?',
    help_text: 'Seen, and still valid for six months.',
    pass_when: yes,
    weight: 15,
  },
  {
    ...partner,
    key: 'insuranceValid',
    question: 'Is the liability insurance valid?',
    help_text: 'Policy seen, cover at least one million US dollars.',
    pass_when: yes,
    hard_fail: true,
    weight: 20,
  },
  {
    ...partner,
    key: 'threeReferences',
    question: 'How many references did we speak to?',
    help_text: 'Three travellers or trade partners.',
    answer_type: 'NUMBER' as const,
    pass_when: { min: 3, warnMin: 2 },
    weight: 15,
  },
  {
    ...partner,
    key: 'sampleItinerary',
    question: 'How good was the sample itinerary?',
    help_text: 'Judged by an editor and by care.',
    answer_type: 'CHOICE' as const,
    choices: ['EXCELLENT', 'GOOD', 'FAIR', 'POOR'],
    pass_when: { in: ['EXCELLENT', 'GOOD'], warnIn: ['FAIR'] },
    weight: 15,
  },
  {
    ...partner,
    key: 'responseTest',
    question: 'Hours until the test question was answered?',
    help_text: 'In their business hours.',
    answer_type: 'NUMBER' as const,
    pass_when: { max: 12, warnMax: 24 },
    weight: 10,
  },
  {
    ...partner,
    key: 'emergencyNumber24h',
    question: 'Does somebody answer the emergency number at night?',
    help_text: 'Call it once, at three in the morning of their time.',
    pass_when: yes,
    weight: 10,
  },
  {
    ...partner,
    key: 'sustainabilityPolicy',
    question: 'What does their policy on nature and neighbours say?',
    help_text: 'A sentence or two, and where it is published.',
    answer_type: 'TEXT' as const,
    pass_when: { filled: true, otherwise: 'WARN' },
    weight: 5,
  },
  {
    ...partner,
    key: 'bankVerified',
    question: 'Is the bank account verified?',
    help_text: 'By a call to the bank.',
    pass_when: yes,
    weight: 10,
  },
].map((line, index) => ({ ...line, choices: [...line.choices], id: criterionId(index + 1), sort_order: (index + 1) * 10 }));

function criterionId(number: number): string {
  return `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}
