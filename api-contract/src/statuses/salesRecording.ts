import type { Notice } from './notice.ts';
import type { StateMachine } from './stateMachine.ts';

export const salesRecordingStatuses = [
  'DRAFT',
  'SUBMITTED',
  'QUERIED',
  'CONFIRMED',
  'INVOICED',
  'PAID',
  'DISPUTED',
  'CANCELLED',
  'VOID',
] as const;
export type SalesRecordingStatus = (typeof salesRecordingStatuses)[number];

/** The types of sales recordings: a booking, or a later addition, reduction or cancellation. */
export const salesRecordingTypes = ['BOOKING', 'ADDITION', 'REDUCTION', 'CANCELLATION'] as const;
export type SalesRecordingType = (typeof salesRecordingTypes)[number];

/** The states of a sales recording; agents never approve their own. */
export const salesRecordingMachine: StateMachine<SalesRecordingStatus> = {
  states: salesRecordingStatuses,
  initial: 'DRAFT',
  corrector: 'admin',
  transitions: [
    {
      from: ['DRAFT'],
      to: 'SUBMITTED',
      who: ['agent', 'care', 'admin'],
      rule: 'An INVOICE or CONTRACT document is linked; the match is INTRODUCED or later',
    },
    { from: ['SUBMITTED'], to: 'QUERIED', who: ['care', 'admin'], rule: 'The note states the question' },
    { from: ['QUERIED'], to: 'SUBMITTED', who: ['agent'], rule: 'The question is answered' },
    {
      from: ['SUBMITTED'],
      to: 'CONFIRMED',
      who: ['care', 'admin'],
      rule: 'The match is BOOKED; amounts and commission are fixed at the rates of the day; no more is taken back than was earned',
    },
    {
      from: ['CONFIRMED'],
      to: 'INVOICED',
      who: ['admin', 'system'],
      rule: 'Takes the next invoice number; automatically when travel starts',
    },
    {
      from: ['INVOICED'],
      to: 'PAID',
      who: ['admin'],
      rule: 'What is new is recorded as a payment; with less than the full commission the status stays INVOICED; less than before is refused',
    },
    { from: ['INVOICED'], to: 'DISPUTED', who: ['agent', 'admin'], rule: 'The note states what is disputed' },
    { from: ['DISPUTED'], to: 'INVOICED', who: ['agent', 'admin'], rule: 'Settled' },
    {
      from: ['CONFIRMED', 'INVOICED'],
      to: 'CANCELLED',
      who: ['care', 'admin'],
      rule: 'A CANCELLATION recording is linked; commission remains due on the amount the partner keeps',
    },
    { from: ['DRAFT', 'SUBMITTED', 'QUERIED'], to: 'VOID', who: ['agent', 'care', 'admin'], rule: 'Recorded by mistake; stays visible' },
  ],
};

/** Templates of the mails about the status of a sale to the agent. */
export type SaleMail = 'sales-queried' | 'sales-confirmed' | 'sales-dispute';

/** Who hears of the moves of a sale. The mails about invoices, payments and credit notes are sent with those. */
export const salesRecordingNotices: readonly Notice<SalesRecordingStatus, { agents: SaleMail }>[] = [
  { to: 'SUBMITTED', owner: 'sales.submitted' },
  { to: 'VOID', owner: 'sales.voided' },
  { to: 'QUERIED', agents: 'sales-queried' },
  { to: 'CONFIRMED', agents: 'sales-confirmed' },
  { to: 'INVOICED', from: ['CONFIRMED'], administrators: 'sales.invoiced' },
  { to: 'PAID', from: ['INVOICED'], administrators: 'sales.paid' },
  { to: 'CANCELLED', administrators: 'sales.cancelled' },
  { to: 'DISPUTED', agents: 'sales-dispute', administrators: 'sales.disputed' },
  { to: ['INVOICED', 'PAID'], from: ['DISPUTED'], agents: 'sales-dispute', administrators: 'sales.settled' },
];
