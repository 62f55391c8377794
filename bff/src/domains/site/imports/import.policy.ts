import type { ImportType } from '@farwend/api-contract';
import { type Actor, is, isSystem } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';

/** The types that an actor may import: administrators all, care people and partners, marketing the newsletter. */
export function listImportTypes(actor: Actor): 'all' | readonly ImportType[] {
  if (isSystem(actor) || is(actor, 'admin')) return 'all';
  return [
    ...(is(actor, 'care') ? (['partner', 'traveler'] as const) : []),
    ...(is(actor, 'marageti') ? (['newsletterRequest'] as const) : []),
  ];
}

/** Throws 403 for a type that the actor may not import. */
export function checkMayImport(type: ImportType, actor: Actor): void {
  const types = listImportTypes(actor);
  if (types === 'all' || types.includes(type)) return;
  throw new Failure('auth.forbidden', { message: `You can import ${types.join(' and ')} only. Ask an administrator.` });
}
