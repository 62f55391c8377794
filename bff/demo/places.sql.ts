import { statement } from '#src/db/statement.ts';

export const normalizeDestinationSearchTexts = statement(
  'seed.normalizeDestinationSearchTexts',
  {},
  null,
  'UPDATE destinations SET search_text = plain_text(search_text)',
);

export const normalizeLocationSearchTexts = statement(
  'seed.normalizeLocationSearchTexts',
  {},
  null,
  'UPDATE locations SET search_text = plain_text(search_text)',
);
