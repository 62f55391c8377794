import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import type { ImageView } from '#src/publishing/pictures/imageView.ts';

/** The author of a content item, as shown to readers. */
export const PageAuthor = z.object({
  name: z.string(),
  title: z.string(),
  photo: json<ImageView>().nullable(),
  bio: z.string().nullable(),
});
export type PageAuthor = z.output<typeof PageAuthor>;

export const selectAuthor = statement(
  'content.author',
  { id: z.uuid() },
  PageAuthor,
  `SELECT m.given_name || ' ' || m.family_name AS name, m.title, m.photo, m.bio
     FROM team_members m JOIN users u ON u.id = m.user_id WHERE m.id = :id AND m.shown_on_team_page AND u.status = 'ENABLED'`,
);
