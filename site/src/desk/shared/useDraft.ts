import { useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { storage } from '#src/shared/storage.ts';
import type { DeskFrameData } from '#src/desk/frame/desk.loader.ts';

/** Name of the entry that `removePersonalData` removes. */
const NAME = 'deskDrafts';

/** What somebody wrote and has not sent, by the place where it was written. */
interface Drafts {
  userId: string;
  texts: Record<string, string>;
}

/** A text that this browser keeps for its author until it is sent; signing out removes it too. */
export function useDraft(place: string): [text: string, setText: (text: string) => void] {
  const userId = (useRouteLoaderData('desk') as DeskFrameData).user.userId ?? '';
  const [text, setText] = useState(() => readTexts(userId)[place] ?? '');
  const keep = (next: string) => {
    setText(next);
    const { [place]: _, ...others } = readTexts(userId);
    const texts = next === '' ? others : { ...others, [place]: next };
    if (Object.keys(texts).length === 0) storage.remove(NAME);
    else storage.write(NAME, { userId, texts } satisfies Drafts);
  };
  return [text, keep];
}

/** Another person's are none. */
function readTexts(userId: string): Record<string, string> {
  const drafts = storage.read(NAME, isDrafts);
  return drafts?.userId === userId ? drafts.texts : {};
}

function isDrafts(value: unknown): value is Drafts {
  return typeof value === 'object' && value !== null && 'userId' in value && 'texts' in value && isTexts(value.texts);
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
