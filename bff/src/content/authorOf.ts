import { preparedQuery } from '#src/database/prepared.ts';
import type { ImageView } from '#src/entities/images/imageView.ts';
import type { CallContext } from '#src/http/handler.ts';

/** Who wrote a piece, as its readers may know them. */
export interface PageAuthor {
  name: string;
  title: string;
  photo: ImageView | null;
  bio: string | null;
}

/** The author of a piece; null when there is none or they are not on the team page. One query at most. */
export async function authorOf(id: string | null, { sequelize, transaction }: CallContext): Promise<PageAuthor | null> {
  if (id === null) return null;
  const [author] = await preparedQuery<PageAuthor>(
    sequelize,
    'content.author',
    `SELECT m.given_name || ' ' || m.family_name AS name, m.title, m.photo, m.bio
     FROM team_members m JOIN users u ON u.id = m.user_id WHERE m.id = $1 AND m.shown_on_team_page AND u.status = 'ENABLED'`,
    [id],
    transaction,
  );
  return author ?? null;
}
