import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentName } from './content.model.ts';
import { contentNames, pageOf } from './contentTypes.ts';

/** A published piece by where its page is. */
interface PieceAt {
  id: string;
  type: ContentName;
  title: string;
  slug: string;
  path: string | null;
}

/** The published piece whose page is at a path of the site, written without a slash at its end. One query. */
export async function pieceAt(path: string, { sequelize, transaction }: CallContext): Promise<PieceAt | undefined> {
  const found = await preparedQuery<PieceAt>(
    sequelize,
    'content.at',
    `SELECT id, type, title, slug, path FROM published_content WHERE (type = ANY ($1) AND slug = $2) OR path = $3`,
    [contentNames, path.slice(path.lastIndexOf('/') + 1), path],
    transaction,
  );
  return found.find((piece) => pageOf(piece.type, piece) === `${path}/`);
}
