import type { Call } from '@farwend/api-contract';
import { z } from 'zod';
import { findEarlier, refuse, type Undo } from './bulkUndo.ts';

const Content = z.object({ status: z.string() });
const statusOf = ({ snapshot }: { snapshot: Record<string, unknown> }) => Content.parse(snapshot).status;
const isLive = (status: string) => status === 'PUBLISHED' || status === 'CHANGED';

/** Takes content from the site again, or its planned publication back. What was live before stays: an older text is published by hand. */
export function undoPublish(update: Call): Undo {
  return async ({ id, before, after }, context) => {
    if (isLive(statusOf(findEarlier(before))))
      refuse('Visitors saw it before as well. Restore the version that they saw from its history, and publish that.');
    const body = isLive(statusOf(after)) ? { published: false } : { publishAt: null, unpublishAt: null };
    await context.runCall(update, { params: { id }, body: { id, ...body } }, context);
  };
}

/** Publishes content again, unless visitors saw another version than the last. */
export function undoUnpublish(update: Call): Undo {
  return async ({ id, before }, context) => {
    if (statusOf(findEarlier(before)) === 'CHANGED')
      refuse('Visitors saw an earlier version than the last. Restore it from the history, and publish that.');
    await context.runCall(update, { params: { id }, body: { id, published: true } }, context);
  };
}
