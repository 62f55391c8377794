import type { ContentName } from '#src/publishing/contentName.ts';
import { findItemAtPath } from '#src/publishing/findItemAtPath.ts';
import { isReservedPath } from '#src/publishing/sitePaths.ts';
import { loadTargetStates } from '#src/publishing/loadTargetStates.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { RedirectRow } from './redirect.model.ts';
import { selectNextTarget, type RedirectTarget } from './resolveTarget.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/** The requested target: a path or a content item, or neither with code 410. */
export interface RequestedTarget {
  fromPath: string;
  code: RedirectRow['code'];
  toPath: string | null;
  toEntity: { entityType: ContentName; entityId: string } | null;
}

const buildTarget = (type: ContentName | null, id: string | null, toPath: string | null, code: RedirectTarget['code']): RedirectTarget => ({
  toEntityType: type,
  toEntityId: id,
  toPath,
  code,
});

/**
 * The final target of a redirect: follows redirected paths, and replaces the path of a page by its content item, whose slug may change.
 * Throws 422 for loops, for targets that are gone or unknown, and unless exactly one kind of target is given; 409 for unpublished items.
 */
export async function resolveTarget({ fromPath, code, toPath, toEntity }: RequestedTarget, context: CallContext): Promise<RedirectTarget> {
  if (code === 410) {
    if (toPath !== null || toEntity !== null)
      throw fieldFailure('/toPath', 'notAllowed', 'A page that is gone has no target. Leave toPath and toEntity out, or send null');
    return buildTarget(null, null, null, code);
  }
  if ((toPath === null) === (toEntity === null)) throw fieldFailure('/toPath', 'required', 'Enter the target as either toPath or toEntity');
  if (toEntity !== null) return resolveItem(toEntity, code, context);
  if (toPath === fromPath) throw redirectLoop();
  const item = await findItemAtPath(toPath ?? '', context);
  if (item) return buildTarget(item.type, item.id, null, code);
  if (toPath !== null && isReservedPath(toPath)) return buildTarget(null, null, toPath, code);
  return followRedirect(fromPath, toPath ?? '', code, context);
}

async function resolveItem(
  toEntity: NonNullable<RequestedTarget['toEntity']>,
  code: RedirectTarget['code'],
  context: CallContext,
): Promise<RedirectTarget> {
  const state = (await loadTargetStates([toEntity], true, context)).get(toEntity.entityId);
  if (!state || state.state === 'MISSING') throw unknownReference('/toEntity/entityId', 'There is no such content item');
  if (state.state === 'UNPUBLISHED') {
    const references = [{ type: toEntity.entityType, id: toEntity.entityId, title: state.title, field: '/toEntity', state: state.state }];
    throw new Failure('reference.broken', {
      message: `“${state.title}” is not published. Publish it first, or choose another target.`,
      references,
    });
  }
  return buildTarget(toEntity.entityType, toEntity.entityId, null, code);
}

async function followRedirect(
  fromPath: string,
  toPath: string,
  code: RedirectTarget['code'],
  { db }: CallContext,
): Promise<RedirectTarget> {
  const [next] = await db.run(selectNextTarget, { toPath });
  if (!next) return buildTarget(null, null, toPath, code);
  if (next.code === 410) throw fieldFailure('/toPath', 'notAllowed', 'That address is gone. Choose one that shows a page');
  if (next.toPath === fromPath) throw redirectLoop();
  return { ...next, code };
}

function redirectLoop(): Failure {
  return fieldFailure('/toPath', 'notAllowed', 'It would lead back to itself. Choose another target');
}
