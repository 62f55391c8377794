import { isStaff } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectAncestors, selectDescendants, selectPath, type TreeNode } from './locationTree.sql.ts';
const MAX_DEPTH = 8;
const MAX_NODES = 2000;

/** The ancestors of a location, the nearest first, each once. */
export function loadAncestors(id: string, depth: number | undefined, { db, actor }: CallContext): Promise<TreeNode[]> {
  return db.run(selectAncestors, { id, isStaff: isStaff(actor), depth: depth ?? MAX_DEPTH, maxNodes: MAX_NODES });
}

/** The descendants of a location, the nearest first, each once, at most 2,000. */
export function loadDescendants(id: string, depth: number | undefined, { db, actor }: CallContext): Promise<TreeNode[]> {
  return db.run(selectDescendants, { id, isStaff: isStaff(actor), depth: depth ?? MAX_DEPTH, maxNodes: MAX_NODES });
}

/** The path from the outermost ancestor to the location itself, through the first parent of each. */
export async function loadPath(id: string, { db, actor }: CallContext): Promise<TreeNode[]> {
  return db.run(selectPath, { id, isStaff: isStaff(actor), maxDepth: MAX_DEPTH });
}
