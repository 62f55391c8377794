import { insertPromises } from '@farwend/api-contract/rules';
import { useLayoutContent } from './layoutContent.ts';

/** Inserts what the site promises into a text of the site: `{promise:firstAnswer}`. */
export function useInsertPromises(): (text: string) => string {
  const { promises } = useLayoutContent();
  return (text) => insertPromises(text, promises);
}
