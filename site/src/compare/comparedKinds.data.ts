/** What can be compared, as its list and the address of the comparison name it. */
export type ComparedKind = keyof typeof comparedKinds;

/** The words and addresses of each kind. */
export const comparedKinds = {
  itineraries: {
    listTitle: 'Itineraries',
    listHref: '/itineraries',
    href: '/compare/itineraries',
    noun: 'route',
    nouns: 'routes',
    lead: 'Two or three routes beside each other: what they cost, how long you sit in a car, where you sleep.',
  },
  companies: {
    listTitle: 'Travel companies',
    listHref: '/travel-companies',
    href: '/compare/companies',
    noun: 'company',
    nouns: 'companies',
    lead: 'Two or three companies beside each other: who answers, how soon, from what a night, and what travellers made of it.',
  },
} as const;
