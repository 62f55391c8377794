import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { Ref } from './refs.ts';

/** Writes what a version refers to, in the transaction of the write; of the draft or of the published version. */
export async function keepReferences(
  id: string,
  isPublished: boolean,
  refs: readonly Ref[],
  { sequelize, transaction }: CallContext,
): Promise<void> {
  await preparedQuery(
    sequelize,
    'content.keepReferences',
    `WITH gone AS (DELETE FROM content_references WHERE from_id = $1 AND is_published = $2)
     INSERT INTO content_references (from_id, is_published, field, kind, to_type, to_id)
     SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::text[], $6::uuid[])`,
    [
      id,
      isPublished,
      refs.map(({ field }) => field),
      refs.map(({ kind }) => kind),
      refs.map(({ to }) => to.entityType),
      refs.map(({ to }) => to.entityId),
    ],
    transaction,
  );
}
