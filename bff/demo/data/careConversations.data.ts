/** Talks with our care team: whose mailbox, what it is about, and what was said, `me` by that person and `care` by us. */
export interface CareConversation {
  mailbox: string;
  subjectType: 'SUPPORT' | 'PARTNER';
  title: string;
  /** Hours since the last line. */
  hoursAgo: number;
  lines: readonly (readonly ['me' | 'care', string])[];
}

export const careConversations: readonly CareConversation[] = [
  {
    mailbox: 'dana',
    subjectType: 'SUPPORT',
    title: 'Passports for the children',
    hoursAgo: 3,
    lines: [
      ['me', 'Hello, our youngest gets a new passport in spring. Does that change anything in what we have sent you?'],
      ['care', 'Good question. Only the number: send it when it arrives, and we pass it on to the lodges.'],
      ['me', 'Perfect. And does the name have to be spelled exactly as on the tickets?'],
    ],
  },
  {
    mailbox: 'jordan',
    subjectType: 'SUPPORT',
    title: 'Two rooms or one',
    hoursAgo: 20,
    lines: [
      ['me', 'My sister may join us after all. Is it too late to think of a second room?'],
      ['care', 'Not at all. Tell us by the end of the month, and whether she minds a stair.'],
    ],
  },
  {
    mailbox: 'lead.acacia',
    subjectType: 'PARTNER',
    title: 'Holidays of the office in December',
    hoursAgo: 6,
    lines: [
      ['me', 'We close from the 24th to the 2nd. Shall I enter it for every country, or once for the company?'],
      ['care', 'Once for the company is enough. Proposals will wait for you until the 3rd.'],
      ['me', 'Thank you. One of us keeps the emergency line, as every year.'],
    ],
  },
  {
    mailbox: 'lead.stellwyn',
    subjectType: 'PARTNER',
    title: 'New vehicle in the Sabi Sand',
    hoursAgo: 40,
    lines: [
      ['me', 'Our new vehicle has six seats instead of nine. The pictures in our profile show the old one.'],
      ['care', 'Send us three pictures and we change them this week. Six seats are worth a sentence, too.'],
    ],
  },
];
