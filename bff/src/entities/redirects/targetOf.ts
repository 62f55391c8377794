import type { ContentName } from '#src/content/content.model.ts';
import { pieceAt } from '#src/content/pieceAt.ts';
import { isRoute } from '#src/content/sitePaths.ts';
import { targetStates } from '#src/content/targetStates.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { RedirectRow } from './redirect.model.ts';

/** Where a redirect leads, as it is kept. */
export type Target = Pick<RedirectRow, 'toPath' | 'toEntityType' | 'toEntityId' | 'code'>;

/** What was asked for: a path or a piece of content, or with 410 neither. */
export interface WantedTarget {
  fromPath: string;
  code: RedirectRow['code'];
  toPath: string | null;
  toEntity: { entityType: ContentName; entityId: string } | null;
}

const kept = (type: ContentName | null, id: string | null, toPath: string | null, code: Target['code']): Target => ({
  toEntityType: type,
  toEntityId: id,
  toPath,
  code,
});

/**
 * Where a redirect leads in the end: a path that is itself redirected is followed, and the page of a piece becomes the piece, so that it
 * may change its address. Refuses loops, gone and missing targets, and both or neither kind of target.
 */
export async function targetOf({ fromPath, code, toPath, toEntity }: WantedTarget, context: CallContext): Promise<Target> {
  if (code === 410) {
    if (toPath !== null || toEntity !== null)
      throw fieldFailure('/toPath', 'notAllowed', 'What is gone leads nowhere: leave toPath and toEntity out, or send null');
    return kept(null, null, null, code);
  }
  if ((toPath === null) === (toEntity === null)) throw fieldFailure('/toPath', 'required', 'Say where it leads: either toPath or toEntity');
  if (toEntity !== null) return ofPiece(toEntity, code, context);
  if (toPath === fromPath) throw loop();
  const piece = await pieceAt(toPath ?? '', context);
  if (piece) return kept(piece.type, piece.id, null, code);
  if (toPath !== null && isRoute(toPath)) return kept(null, null, toPath, code);
  return followed(fromPath, toPath ?? '', code, context);
}

async function ofPiece(toEntity: NonNullable<WantedTarget['toEntity']>, code: Target['code'], context: CallContext): Promise<Target> {
  const state = (await targetStates([toEntity], true, context)).get(toEntity.entityId);
  if (!state || state.state === 'MISSING') throw fieldFailure('/toEntity/entityId', 'unknown', 'There is no such piece of content');
  if (state.state === 'UNPUBLISHED') {
    const references = [{ type: toEntity.entityType, id: toEntity.entityId, title: state.title, field: '/toEntity', state: state.state }];
    throw new Failure('reference.broken', {
      message: `“${state.title}” is not published. Publish it first, or choose another target.`,
      references,
    });
  }
  return kept(toEntity.entityType, toEntity.entityId, null, code);
}

async function followed(fromPath: string, toPath: string, code: Target['code'], { sequelize, transaction }: CallContext): Promise<Target> {
  const [next] = await preparedQuery<Target>(
    sequelize,
    'redirects.next',
    `SELECT to_path AS "toPath", to_entity_type AS "toEntityType", to_entity_id AS "toEntityId", code FROM site_redirects WHERE from_path = $1 LIMIT 1`,
    [toPath],
    transaction,
  );
  if (!next) return kept(null, null, toPath, code);
  if (next.code === 410) throw fieldFailure('/toPath', 'notAllowed', 'That address is gone. Choose one that shows a page');
  if (next.toPath === fromPath) throw loop();
  return { ...next, code };
}

function loop(): Failure {
  return fieldFailure('/toPath', 'notAllowed', 'It would lead back to itself. Choose another target');
}
