import { field } from '@farwend/api-contract';

/** Whether a path parameter is a well-formed record id. */
export function isId(text: string): boolean {
  return field.Id.safeParse(text).success;
}
