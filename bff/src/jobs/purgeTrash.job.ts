import { recordAudit } from '#src/calls/recordVersion.ts';
import type { ContentName } from '#src/content/content.model.ts';
import { pageOf } from '#src/content/contentTypes.ts';
import { leaveGone } from '#src/content/keepPaths.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { Services } from '#src/services.ts';
import { asSystem } from './asSystem.ts';

interface Gone {
  id: string;
  type: ContentName;
  title: string;
  slug: string;
  path: string | null;
  was_shown: boolean;
  /** Paths of its earlier addresses. */
  earlier: string[];
}

/** Deletes content that has been in the trash for 30 days, its versions with it; addresses that once showed it answer 410 from then on. */
export function purgeTrash(services: Services) {
  return (_: object, job: { id: string }): Promise<void> =>
    asSystem(services, job.id, async (context) => {
      const gone = await preparedQuery<Gone>(context.sequelize, 'content.purge', purge, [], context.transaction);
      for (const { id, type, title } of gone) await recordAudit('PURGE', type, id, { title }, context);
      const shown = gone.filter((piece) => piece.was_shown);
      await leaveGone(
        shown.map((piece) => ({ id: piece.id, paths: [pageOf(piece.type, piece), ...piece.earlier] })),
        context,
      );
    });
}

const purge = `
  WITH gone AS (
    DELETE FROM content WHERE status = 'TRASHED' AND deleted_at < now() - interval '30 days'
    RETURNING id, type, title, slug, path, first_published_at IS NOT NULL AS was_shown
  ),
  forgotten AS (DELETE FROM versions v USING gone WHERE v.entity_id = gone.id AND v.entity_type = gone.type)
  SELECT gone.*, ARRAY(SELECT a.path FROM content_aliases a WHERE a.content_id = gone.id AND a.path IS NOT NULL) AS earlier FROM gone`;
