/** The demo accounts with their roles and where to look first. */
export const demoPeople: readonly (readonly [email: string, what: string, look: string])[] = [
  ['dana@example.com', 'traveller', 'her trips, letters and papers: /my-trips'],
  ['jordan@example.com', 'traveller', 'his trips, letters and papers: /my-trips'],
  ['care@example.com', 'traveller care', 'the inbox, and every request with its companies: /desk'],
  ['admin@example.com', 'administrator', 'the same desk: /desk; every call of the API: /docs'],
  ['editor@example.com', 'editor', 'drafts of articles, guides and itineraries in the API: /docs'],
  ['publisher@example.com', 'publisher', 'publishing and schedules in the API: /docs'],
  ['marageti@example.com', 'marketing', 'landing pages and figures in the API: /docs'],
  ['team@example.com', 'team member without a role', 'the desk, to read only: /desk'],
  ['lead.acacia@example.com', 'lead agent of Acacia Quill', 'what awaits an answer: /my-trips; matches in the API: /docs'],
  ['agent.acacia@example.com', 'agent of Acacia Quill', 'what awaits an answer: /my-trips; matches in the API: /docs'],
  ['lead.stellwyn@example.com', 'lead agent of Stellwyn Cape', 'what awaits an answer: /my-trips; matches in the API: /docs'],
];
