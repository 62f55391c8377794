import type { Match, Trip } from '@farwend/site/views';

/** A trip in planning. */
export const douroTrip: Trip = {
  id: '1',
  reference: 'TR-466698',
  status: 'PLANNING',
  since: '2026-10-28T12:00:00Z',
  places: ['Douro Valley', 'Alentejo'],
  title: '9 nights in Douro Valley and Alentejo',
  departure: '2027-09-20',
  return: '2027-09-29',
  isFlexible: false,
  nights: 9,
  adults: '2',
  children: 0,
  budget: 6000,
  description: 'A vineyard with work going on, and two days on foot.',
  changeableUntil: null,
  resumesOn: null,
  allowedTransitions: ['ON_HOLD', 'CANCELLED'],
  version: 3,
};

/** The company that plans it, with a proposal and messages. */
export const douroMatch: Match = {
  id: '2',
  company: 'Saltgrove Atlantic',
  statusLabel: 'A proposal is on the table',
  agent: { name: 'Inês Salgado', title: 'Founder', bio: 'Plans the Atlantic side.', email: 'ines@saltgrove.example', portrait: null },
  documents: [
    {
      id: '3',
      name: 'Douro Valley and Alentejo, draft 4',
      kind: 'Proposal',
      offer: { totalUSD: 11500, nights: 9, validUntil: '2026-12-15', summary: 'The long drives early in the day.' },
    },
  ],
  conversation: {
    conversationId: '4',
    unread: 0,
    canWrite: true,
    items: [
      {
        id: '5',
        author: 'Inês Salgado',
        isOwn: false,
        body: 'I would start with the Alentejo. Does that sound like you?',
        at: '2026-10-29T18:50:00Z',
      },
      { id: '6', author: 'Jordan Vale', isOwn: true, body: 'Could we walk a part, with the bags sent on?', at: '2026-11-01T12:49:00Z' },
    ],
  },
  allowedTransitions: ['IN_CONVERSATION', 'BOOKED', 'LOST'],
  version: 2,
};
