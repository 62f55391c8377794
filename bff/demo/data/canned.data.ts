/** Canned answers that companies keep for themselves: company, title, words. */
export const cannedResponseData: readonly (readonly [partner: string, name: string, body: string])[] = [
  [
    'Acacia Quill',
    'When to see the crossing',
    'Hello{{#if givenName}} {{givenName}}{{/if}},\n\nthe herds reach the Mara in July and cross until early October. North of the river there are fewer vehicles; the crossing itself keeps no timetable.',
  ],
  [
    'Acacia Quill',
    'What the camp is like',
    'Hello{{#if givenName}} {{givenName}}{{/if}},\n\neight tents, a wooden floor, hot water when you ask for it. The generator stops at ten; there is a lamp by the bed.',
  ],
  [
    'Stellwyn Cape',
    'Driving the coast',
    'Hello{{#if givenName}} {{givenName}}{{/if}},\n\nfrom the Cape to the first lagoon it is five hours with a stop for lunch. We would not do it after dark.',
  ],
  [
    'Redgrass & Rain',
    'Luggage on small planes',
    'Hello{{#if givenName}} {{givenName}}{{/if}},\n\nfifteen kilograms, in a soft bag. What you do not need we keep in town and hand you on the way back.',
  ],
  [
    'Kyklos & Olive',
    'Ferries in October',
    'Hello{{#if givenName}} {{givenName}}{{/if}},\n\nafter the tenth the fast boats stop. The slow one takes four hours longer and has the better deck.',
  ],
];
