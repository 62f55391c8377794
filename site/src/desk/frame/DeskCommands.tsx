import { Icon, icons } from '@farwend/design-system';
import { Kbd } from '@farwend/design-system/work';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyComponent } from '#src/startup/lazyComponent.tsx';
import { useDeskKeys } from '#src/desk/keys/useDeskKeys.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { Opener } from './DeskCommands.styles.ts';
import { listDeskScreens } from './deskScreens.ts';

const DeskPalette = lazyComponent(async () => (await import('#src/desk/palette/DeskPalette.tsx')).DeskPalette);
const KeysDialog = lazyComponent(async () => (await import('#src/desk/keys/KeysDialog.tsx')).KeysDialog);

/** The way to everything by typing, and the list of keys; the scripts of both come when they are first opened. */
export function DeskCommands() {
  const [palette, setPalette] = useState<boolean | null>(null); // null: never opened
  const [keys, setKeys] = useState<boolean | null>(null);
  const navigate = useNavigate();
  const may = useMay();
  useDeskKeys({
    onPalette: () => {
      if (palette || !hasDialog()) setPalette(!palette);
    },
    onKeys: () => setKeys(true),
    onGo: (key) => {
      const screen = listDeskScreens(may).find(({ goKey }) => goKey === key);
      if (screen) void navigate(screen.href);
    },
  });
  const paletteKeys = useSyncExternalStore(neverChanges, findPaletteKeys, () => 'Ctrl+K');
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={() => setPalette(true)}>
        <span>
          <Icon shape={icons.search} />
          Search
        </span>
        <Kbd keys={paletteKeys} aria-hidden="true" />
      </Opener>
      {palette !== null && <DeskPalette open={palette} onOpenChange={setPalette} onKeys={() => setKeys(true)} />}
      {keys !== null && <KeysDialog open={keys} onOpenChange={setKeys} />}
    </>
  );
}

/** What is open over the screen is closed first. */
function hasDialog(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

function findPaletteKeys(): string {
  return navigator.userAgent.includes('Mac') ? '⌘+K' : 'Ctrl+K';
}

const neverChanges = () => () => undefined;
