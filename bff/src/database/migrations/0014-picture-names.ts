import type { QueryInterface } from 'sequelize';

/** Records kept the addresses of their pictures with host and signature; now they keep the names, and answers add the rest. */
export async function up(queryInterface: QueryInterface): Promise<void> {
  for (const [table, column, type] of columns)
    await queryInterface.sequelize.query(
      `UPDATE ${table} SET ${column} = regexp_replace(${column}::text, '${address}', 'picture:\\1', 'g')::${type}
       WHERE ${column}::text LIKE '%/pictures/%'`,
    );
}

const address = 'https?://[^/" ]+/pictures/([0-9a-f]{32}/[0-9a-z]+-[0-9]+-[0-9]+x[0-9]+)/[A-Za-z0-9_-]{22}';

const columns = [
  ['content', 'fields', 'jsonb'],
  ['published_content', 'answer', 'text'],
  ['published_content', 'line', 'text'],
  ['versions', 'snapshot', 'jsonb'],
  ['change_requests', 'changes', 'jsonb'],
  ['partners', 'profile', 'jsonb'],
  ['reviews', 'photos', 'jsonb'],
  ['locations', 'image', 'jsonb'],
  ['agents', 'photo', 'jsonb'],
  ['team_members', 'photo', 'jsonb'],
  ['news_sources', 'logo', 'jsonb'],
  ['news_snippets', 'image', 'jsonb'],
  ['careers', 'description', 'jsonb'],
  ['careers', 'requirements', 'jsonb'],
  ['careers', 'benefits', 'jsonb'],
  ['site_settings', 'menus', 'jsonb'],
  ['site_settings', 'footer', 'jsonb'],
  ['site_settings', 'trust_badge', 'jsonb'],
] as const;
