import { useEffect, useRef } from 'react';
import { findKeyCommand, isElsewhere, type KeyCommand } from './keyCommands.ts';
import { hasSingleKeys } from './singleKeys.ts';

/** What the keys do. */
export interface KeyActions {
  onPalette: () => void;
  onKeys: () => void;
  /** Goes to the screen of a key; does nothing if the person has none. */
  onGo: (goKey: string) => void;
}

/** How long G waits for the next key, in milliseconds. */
const GO_MS = 1500;

/** Listens to the keys that work on every screen. */
export function useDeskKeys(actions: KeyActions): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    let goUntil = 0;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const situation = { isElsewhere: isElsewhere(event.target), hasSingleKeys: hasSingleKeys(), afterGo: event.timeStamp < goUntil };
      const command = findKeyCommand(event, situation);
      goUntil = command?.kind === 'go' ? event.timeStamp + GO_MS : 0;
      if (command !== null && act(command, current.current)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Does what a key asks for; false if there is nothing to do here. */
function act(command: KeyCommand, { onPalette, onKeys, onGo }: KeyActions): boolean {
  switch (command.kind) {
    case 'palette':
      onPalette();
      return true;
    case 'keys':
      onKeys();
      return true;
    case 'screen':
      onGo(command.goKey);
      return true;
    case 'filter': {
      const filter = findFilter();
      filter?.select();
      return filter !== null;
    }
    default:
      return false;
  }
}

/** The field that narrows what the screen shows. */
export function findFilter(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('main [role="search"] input');
}
