import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { visuallyHidden } from '#src/foundations/visuallyHidden.ts';
import * as icons from '#src/icons/paths.ts';
import { below, from } from '#src/tokens/token.ts';
import { barButton } from './barButton.styles.ts';
import type { MenuItem } from './menuItem.ts';

const load = () => import('./MobileMenu.tsx').then(({ MobileMenu }) => ({ default: MobileMenu }));
const MobileMenu = lazy(load);

interface MobileMenuButtonProps {
  items: readonly MenuItem[];
  label: string;
  closeLabel: string;
  currentPath: string | undefined;
  /** Content at the bottom of the dialog. */
  foot: ReactNode[];
}

/** The menu button below 900 px; its dialog is loaded on first use. */
export function MobileMenuButton({ label, ...menu }: MobileMenuButtonProps) {
  const [requested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const show = () => {
    setRequested(true);
    setOpen(true);
  };
  return (
    <>
      <Button type="button" ref={button} aria-haspopup="dialog" aria-expanded={open} onClick={show} onPointerEnter={() => void load()}>
        <Icon shape={icons.menu} />
        <Words>{label}</Words>
      </Button>
      {requested && (
        <Suspense fallback={null}>
          <MobileMenu {...menu} title={label} open={open} onOpenChange={setOpen} opener={button} />
        </Suspense>
      )}
    </>
  );
}

/** On the smallest phones only the icon is visible. */
const Words = styled.span`
  ${below.phone} {
    ${visuallyHidden}
  }
`;

const Button = styled.button`
  ${barButton}

  ${from.menu} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;
