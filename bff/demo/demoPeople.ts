/** The demo accounts with their roles. */
export const demoPeople: readonly (readonly [email: string, what: string])[] = [
  ['dana@example.com', 'traveller'],
  ['jordan@example.com', 'traveller'],
  ['care@example.com', 'traveller care'],
  ['admin@example.com', 'administrator'],
  ['editor@example.com', 'editor'],
  ['publisher@example.com', 'publisher'],
  ['marageti@example.com', 'marketing'],
  ['team@example.com', 'team member without a role'],
  ['lead.acacia@example.com', 'lead agent of Acacia Quill'],
  ['agent.acacia@example.com', 'agent of Acacia Quill'],
  ['lead.stellwyn@example.com', 'lead agent of Stellwyn Cape'],
];
