import { z } from 'zod';
import { greeting, longDay, type Letter } from '../letter.ts';
import { httpUrl } from './httpUrl.ts';

/** What the mail after a trip request needs. */
export const TripRequestReceived = z.object({
  givenName: z.string(),
  /** Such as TR-4F7K2Q. */
  reference: z.string(),
  destinationNames: z.array(z.string()).min(1),
  /** 'yyyy-mm-dd' */
  departureDate: z.string().nullable(),
  flexibleDepartureDate: z.boolean(),
  totalNights: z.int(),
  /** The person who will look after it, when one is named already. */
  careName: z.string().nullable(),
  /** Where the traveller reads and changes the request. */
  requestUrl: httpUrl.nullable(),
  /** The moment until which it can be changed, ISO. */
  editableUntil: z.string().nullable(),
});

/** To the traveller, once a trip request is in. */
export function tripRequestReceived(data: z.infer<typeof TripRequestReceived>): Letter {
  const places = new Intl.ListFormat('en-US').format(data.destinationNames);
  const leaves = data.departureDate ? `${longDay(data.departureDate)}${data.flexibleDepartureDate ? ', or near it' : ''}` : 'Open';
  return {
    subject: `We have your trip request ${data.reference}`,
    preview: `${data.totalNights} nights in ${places}. What happens next.`,
    heading: `${places}: we have your request`,
    parts: [
      { kind: 'paragraph', text: greeting(data.givenName) },
      {
        kind: 'paragraph',
        text: `Your notes have reached us. ${data.careName ?? 'A person on our care team'} reads them today or on the next working day, asks if something is unclear, and then looks for the companies who know this route from having travelled it.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Reference', data.reference],
          ['Where', places],
          ['Leaving', leaves],
          ['How long', `${data.totalNights} ${data.totalNights === 1 ? 'night' : 'nights'}`],
        ],
      },
      ...(data.requestUrl ? ([{ kind: 'action', label: 'Read or change my request', url: data.requestUrl }] as const) : []),
      ...(data.requestUrl && data.editableUntil
        ? ([
            {
              kind: 'note',
              text: `You can change it until ${longDay(data.editableUntil)}, or until we introduce you to the first company.`,
            },
          ] as const)
        : []),
      { kind: 'paragraph', text: 'Nothing is booked and nothing is owed. If plans change, answer this mail; a person reads it.' },
    ],
    reason: 'You get this mail because this address was given with a trip request at Farwend.',
  };
}
