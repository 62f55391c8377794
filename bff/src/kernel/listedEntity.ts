import type { Actor } from './actor.ts';
import type { Entity } from './entity.ts';

/** What a list can be filtered and sorted by, and the fields whose text `q` searches. */
export type ListedEntity = Pick<Entity<never, unknown>, 'fields' | 'searchedFields'>;
type EntityOfCaller = (actor: Actor) => ListedEntity;

const listed = new WeakMap<object, EntityOfCaller>();

/** Marks the handler of a list or search with its entity, from which the API reference documents filters, sorts and searched fields. */
export function listOf<F extends object>(entity: ListedEntity | EntityOfCaller, handler: F): F {
  listed.set(handler, typeof entity === 'function' ? entity : () => entity);
  return handler;
}

/** The entity of a list as a caller may use it; undefined for handlers of other calls. */
export function findListedEntity(handler: object, actor: Actor): ListedEntity | undefined {
  return listed.get(handler)?.(actor);
}
