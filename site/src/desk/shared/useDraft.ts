import { useState, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { DeskFrameData } from '#src/desk/frame/desk.loader.ts';
import { readDrafts, writeDraft } from './drafts.ts';

/** A text that this browser keeps for its author until it is sent; signing out removes it too. */
export function useDraft(place: string): [text: string, setText: (text: string) => void] {
  const userId = (useRouteLoaderData('desk') as DeskFrameData).user.userId ?? '';
  const kept = useSyncExternalStore(
    neverChanges,
    () => readDrafts(userId)[place] ?? '',
    () => '', // the server knows no drafts
  );
  const [typed, setTyped] = useState<{ place: string; text: string } | null>(null);
  const setText = (text: string) => {
    setTyped({ place, text });
    writeDraft(userId, place, text);
  };
  return [typed?.place === place ? typed.text : kept, setText];
}

/** Nobody else writes at the place while it is open. */
const neverChanges = () => () => undefined;
