import type { Call, Caller, ListDescription, Role } from '@farwend/api-contract';
import { roles } from '@farwend/api-contract';
import { type Actor, createActor, type Person } from '#src/kernel/actor.ts';
import { findListedEntity } from '#src/kernel/listedEntity.ts';
import type { Route } from '../readBeforeChange.ts';

/** Describes lists and searches by what each kind of caller may filter, sort and search by. */
export function describeLists(routes: readonly Route[]): (call: Call) => ListDescription | undefined {
  return (call) => {
    const handler = routes.find((route) => route.call === call)?.handler;
    const uses = call.access.flatMap((caller) => {
      const entity = handler && findListedEntity(handler, actorOf(caller));
      return entity ? [{ caller, ...entity }] : [];
    });
    if (uses.length === 0) return undefined;
    const fields = new Map(uses.flatMap((use) => Object.entries(use.fields)));
    const searched = [...new Set(uses.flatMap(({ searchedFields }) => searchedFields ?? []))];
    return {
      fields: [...fields].map(([name, { kind, sortable = false, hasValue }]) => ({
        name,
        kind,
        isSortable: sortable,
        isComputed: hasValue !== undefined,
        callers: uses.filter((use) => name in use.fields).map(({ caller }) => caller),
      })),
      searched: searched.map((name) => ({
        name,
        callers: uses.filter(({ searchedFields }) => searchedFields?.includes(name)).map(({ caller }) => caller),
      })),
    };
  };
}

/** Somebody of this kind and no other, without rights of their own. */
function actorOf(caller: Caller): Actor {
  const rest = { via: 'none', sessionHandle: null, tokenId: null, deviceId: null, ipHash: '' } as const;
  return createActor(caller === 'anonymous' ? null : personOf(caller), rest);
}

function personOf(caller: Exclude<Caller, 'anonymous'>): Person {
  const isRole = (name: string): name is Role => roles.some((role) => role === name);
  return {
    userId: '',
    personType: caller === 'traveler' || caller === 'agent' ? caller : 'teamMember',
    personId: '',
    partnerId: caller === 'agent' ? '' : null,
    isLead: false,
    companyAccess: 'full',
    roles: isRole(caller) && caller !== 'agent' ? [caller] : [],
    status: 'ENABLED',
    email: '',
    givenName: '',
    familyName: '',
  };
}
