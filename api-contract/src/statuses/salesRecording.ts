import type { StateMachine } from './machine.ts';

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

/** What a sale is: the booking, or what later adds to it, takes from it or ends it. */
export const salesRecordingTypes = ['BOOKING', 'ADDITION', 'REDUCTION', 'CANCELLATION'] as const;
export type SalesRecordingType = (typeof salesRecordingTypes)[number];

/** The life of a sales recording; agents never approve their own. */
export const salesRecordingMachine: StateMachine<SalesRecordingStatus> = {
  states: salesRecordingStatuses,
  initial: 'DRAFT',
  corrector: 'admin',
  moves: [
    {
      from: ['DRAFT'],
      to: 'SUBMITTED',
      who: ['agent', 'care', 'admin'],
      rule: 'An INVOICE or CONTRACT document is linked; the match is INTRODUCED or later',
    },
    { from: ['SUBMITTED'], to: 'QUERIED', who: ['care', 'admin'], rule: 'The note asks the question' },
    { from: ['QUERIED'], to: 'SUBMITTED', who: ['agent'], rule: 'The question is answered' },
    { from: ['SUBMITTED'], to: 'CONFIRMED', who: ['care', 'admin'], rule: 'The match is BOOKED; amounts and commission are fixed' },
    { from: ['CONFIRMED'], to: 'INVOICED', who: ['admin', 'system'], rule: 'Takes the next invoice number; by itself when travel starts' },
    { from: ['INVOICED'], to: 'PAID', who: ['admin'], rule: 'With less than the commission it stays INVOICED and keeps paidUSD' },
    { from: ['INVOICED'], to: 'DISPUTED', who: ['agent', 'admin'], rule: 'The note says what is disputed' },
    { from: ['DISPUTED'], to: 'INVOICED', who: ['agent', 'admin'], rule: 'Settled' },
    {
      from: ['CONFIRMED', 'INVOICED'],
      to: 'CANCELLED',
      who: ['care', 'admin'],
      rule: 'A CANCELLATION recording is linked to it; commission stays on what the partner keeps',
    },
    { from: ['DRAFT', 'SUBMITTED', 'QUERIED'], to: 'VOID', who: ['agent', 'care', 'admin'], rule: 'A mistake; stays visible' },
  ],
};
