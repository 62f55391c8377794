import { storage } from '#src/shared/storage.ts';

/** Name of the entry that `removePersonalData` removes. */
const NAME = 'deskDrafts';

/** What somebody wrote and has not sent, by the place where it was written. */
interface Drafts {
  userId: string;
  texts: Record<string, string>;
}

/** The texts that this browser keeps for a person; another person's are none. */
export function readDrafts(userId: string): Record<string, string> {
  const drafts = storage.read(NAME, isDrafts);
  return drafts?.userId === userId ? drafts.texts : {};
}

/** Keeps a text for its author; an empty one is removed. */
export function writeDraft(userId: string, place: string, text: string): void {
  const { [place]: _, ...others } = readDrafts(userId);
  const texts = text === '' ? others : { ...others, [place]: text };
  if (Object.keys(texts).length === 0) storage.remove(NAME);
  else storage.write(NAME, { userId, texts } satisfies Drafts);
}

function isDrafts(value: unknown): value is Drafts {
  return typeof value === 'object' && value !== null && 'userId' in value && 'texts' in value && isTexts(value.texts);
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
