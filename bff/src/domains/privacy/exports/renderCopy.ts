/** Rows by table. */
export type CopiedTables = Record<string, Record<string, unknown>[]>;

const titles: Record<string, string> = {
  users: 'Your account',
  travelers: 'You',
  agents: 'You as an agent',
  traveler_profiles: 'Your profile',
  sessions: 'Where you are signed in',
  tokens: 'What you are signed in with',
  trip_requests: 'Your trip requests',
  trip_matches: 'Companies we asked for you',
  screening_results: 'What we asked before we passed a request on',
  sales_recordings: 'What you booked',
  messages: 'Messages',
  conversations: 'Conversations',
  notes: 'Notes about you and your trips',
  documents: 'Documents',
  images: 'Pictures you uploaded',
  templated_emails: 'Mails we sent',
  reviews: 'Your reviews',
  review_votes: 'Reviews you found helpful',
  views: 'Pages you saw',
  events: 'What you did on them',
  stored_searches: 'What you searched for',
  search_alerts: 'Searches we keep an eye on for you',
  newsletter_requests: 'Our letter',
  contact_requests: 'What you wrote to us',
  company_contact_requests: 'What you asked companies',
  privacy_requests: 'What you asked about your data',
};

/** A page that shows a copy to a reader, without a script or anything from elsewhere. */
export function renderCopy(tables: CopiedTables, files: readonly string[]): string {
  const sections = Object.entries(tables).map(([table, rows]) => {
    const title = titles[table] ?? table.replaceAll('_', ' ');
    return `<section><h2>${escapeHtml(title)}</h2>${rows.map(renderRow).join('')}</section>`;
  });
  const links = files.map((name) => `<li><a href="files/${encodeURIComponent(name)}">${escapeHtml(name)}</a></li>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Your data at Farwend</title>
<style>
  body { margin: 0 auto; padding: 2rem 1rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
  table { width: 100%; margin-block: 1rem; border-collapse: collapse; border-block-start: 1px solid; }
  th, td { padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  th { width: 14rem; font-weight: 600; }
</style>
<h1>Your data at Farwend</h1>
<p>Everything we hold about you, in the order of our tables. The same is in <a href="data.json">data.json</a> for programs.</p>
${links === '' ? '' : `<section><h2>Your files</h2><ul>${links}</ul></section>`}
${sections.join('\n')}
</html>
`;
}

function renderRow(row: Record<string, unknown>): string {
  const lines = Object.entries(row).flatMap(([name, value]) => {
    const text = formatValue(value);
    return text === '' ? [] : [`<tr><th scope="row">${escapeHtml(name.replaceAll('_', ' '))}</th><td>${escapeHtml(text)}</td></tr>`];
  });
  return `<table>${lines.join('')}</table>`;
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
