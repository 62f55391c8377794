import { Checkbox, Dialog, Stack } from '@farwend/design-system';
import { Kbd } from '@farwend/design-system/work';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listDeskScreens } from '#src/desk/frame/deskScreens.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { listKeyGroups } from './listKeyGroups.ts';
import { Keys, Title } from './KeysDialog.styles.ts';
import { hasSingleKeys, switchSingleKeys } from './singleKeys.ts';

/** Props of KeysDialog. */
export interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The keys that work on the screen behind it, and the switch for those without Ctrl. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const { pathname } = useLocation();
  const [isOn, setOn] = useState(hasSingleKeys);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keys of this page">
      <Stack gap={5}>
        {listKeyGroups(pathname, listDeskScreens(useMay()), isOn).map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <Title>{title}</Title>
            <Keys>
              {keys.map((one) => (
                <KeyRow key={one.keys} {...one} />
              ))}
            </Keys>
          </section>
        ))}
        <Checkbox
          label="Use keys without Ctrl"
          hint="Switch them off if you dictate, or hit them by mistake. In fields they never do anything. This browser remembers it."
          value={isOn}
          onChange={(next) => {
            switchSingleKeys(next);
            setOn(hasSingleKeys()); // a browser that stores nothing keeps them
          }}
        />
      </Stack>
    </Dialog>
  );
}

function KeyRow({ keys, does }: { keys: string; does: string }) {
  return (
    <>
      <dt>
        <Kbd keys={keys} />
      </dt>
      <dd>{does}</dd>
    </>
  );
}
