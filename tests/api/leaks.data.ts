/** A word that occurs nowhere else. */
export const MARK = 'zqmarker';
/** Numbers with the same purpose, for numeric columns. */
export const markNumbers = { phone: '5550199887766', budget: 987_654, score: 0.7777, rank: 7777, commission: 33.33 };

/** The free texts of an entity: text columns are set to the mark, JSON columns to the given value. */
export interface Planting {
  /** Entity of rights.data.ts whose hidden rows are marked. */
  entity: string;
  table: string;
  /** Column of the table that holds the record's id. */
  key: string;
  columns: readonly string[];
  /** SQL expressions for columns of other types. */
  set?: Readonly<Record<string, string>>;
}

const person = `jsonb_build_object('familyName', '${MARK} name', 'email', '${MARK}@example.org', 'phone', jsonb_build_object('prefix', '+1', 'number', '${markNumbers.phone}'))`;

export const plantings: readonly Planting[] = [
  {
    entity: 'tripRequest',
    table: 'trip_requests',
    key: 'id',
    columns: ['search_text', 'trip_title', 'trip_description', 'matching_notes', 'status_note', 'lost_note', 'landing_url'],
    set: {
      travelers: `(SELECT jsonb_agg(t || ${person}) FROM jsonb_array_elements(travelers) t)`,
      tags: `ARRAY['${MARK}']`,
    },
  },
  { entity: 'tripMatch', table: 'trip_matches', key: 'id', columns: ['status_note'] },
  {
    entity: 'person',
    table: 'travelers',
    key: 'id',
    columns: ['family_name'],
    set: { tags: `ARRAY['${MARK}']`, email: `'${MARK}.' || md5(id::text) || '@example.org'` },
  },
  { entity: 'travelerProfile', table: 'traveler_profiles', key: 'id', columns: ['about_me'] },
  { entity: 'user', table: 'users', key: 'id', columns: ['disabled_reason'] },
  { entity: 'conversation', table: 'conversations', key: 'id', columns: ['title', 'last_message_snippet', 'status_note'] },
  { entity: 'conversation', table: 'messages', key: 'conversation_id', columns: ['body'] },
  { entity: 'note', table: 'notes', key: 'id', columns: ['body'] },
  {
    entity: 'document',
    table: 'documents',
    key: 'id',
    columns: ['name', 'number'],
    set: {
      file_name: `'${MARK}.pdf'`,
      verification: `jsonb_build_object('status', 'REFUSED', 'at', '2026-11-27T12:00:00.000Z', 'byId', null, 'reason', '${MARK}')`,
    },
  },
  { entity: 'salesRecording', table: 'sales_recordings', key: 'id', columns: ['note', 'status_note', 'dispute_reason', 'fx_note'] },
  { entity: 'screeningResult', table: 'screening_results', key: 'id', columns: ['note'] },
  { entity: 'changeRequest', table: 'change_requests', key: 'id', columns: ['internal_note', 'external_note'] },
  {
    entity: 'contactRequest',
    table: 'contact_requests',
    key: 'id',
    columns: ['name', 'message', 'answer'],
    set: { tags: `ARRAY['${MARK}']` },
  },
  {
    entity: 'companyContactRequest',
    table: 'company_contact_requests',
    key: 'id',
    columns: ['name', 'message', 'answer'],
    set: { tags: `ARRAY['${MARK}']` },
  },
  { entity: 'templatedEmail', table: 'templated_emails', key: 'id', columns: ['subject', 'html', 'text'] },
  { entity: 'template', table: 'templates', key: 'id', columns: ['name', 'subject'] },
  { entity: 'review', table: 'reviews', key: 'id', columns: ['title', 'body', 'author_name'] },
  {
    entity: 'article',
    table: 'content',
    key: 'id',
    columns: ['title'],
    set: { fields: `jsonb_set(fields, '{summary}', '"${MARK}"')`, tags: `ARRAY['${MARK}']` },
  },
  { entity: 'company', table: 'content', key: 'id', columns: ['title', 'search_text'] },
  { entity: 'landingPage', table: 'content', key: 'id', columns: ['title', 'search_text'] },
  { entity: 'guide', table: 'content', key: 'id', columns: ['title', 'search_text'] },
  { entity: 'location', table: 'locations', key: 'id', columns: ['name', 'search_text'] },
  { entity: 'destination', table: 'destinations', key: 'id', columns: ['name', 'search_text'] },
  { entity: 'career', table: 'careers', key: 'id', columns: ['title'] },
  { entity: 'newsSnippet', table: 'news_snippets', key: 'id', columns: ['headline'] },
  {
    entity: 'partner',
    table: 'partners',
    key: 'id',
    columns: ['legal_name', 'status_note', 'commission_terms'],
    set: { tags: `ARRAY['${MARK}']` },
  },
];
