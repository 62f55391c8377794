import { type FieldError, findUnknownPromises, promiseNames } from '@farwend/api-contract';

/** The errors of texts that insert a promise which the settings of the site do not have, by field. */
export function findPromiseErrors(value: unknown, pointer = ''): FieldError[] {
  if (typeof value === 'string')
    return findUnknownPromises(value).map((name) => ({
      pointer,
      field: pointer.split('/').findLast((part) => !/^\d*$/.test(part)) ?? '',
      code: 'notAllowed',
      message: `There is no promise called “${name}”. Insert one of ${promiseNames.map((one) => `{promise:${one}}`).join(', ')}`,
    }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => findPromiseErrors(one, `${pointer}/${name}`));
}
