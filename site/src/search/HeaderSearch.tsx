import { Icon, icons, Link, token, type LoadSuggestions } from '@farwend/design-system';
import { useEffect, useRef, useState, type KeyboardEvent, type FocusEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { inAppHref } from '#src/shared/inAppHref.ts';
import { lazyComponent } from '#src/startup/lazyComponent.tsx';

/** Props of HeaderSearch. */
export interface HeaderSearchProps {
  /** Loads suggestions while typing. */
  loadSuggestions: LoadSuggestions;
  /** Called with an address to navigate to. */
  onGo: (href: string) => void;
  /** Text of the link. Defaults to “Search”. */
  label?: string;
  /** Label of the field. Defaults to what can be looked for. */
  fieldLabel?: string;
}

const SearchPanel = lazyComponent(async () => (await import('./SearchPanel.tsx')).SearchPanel);

/** The link to the search page, which opens the field in place in the header; in the menu of phones it stays a link. */
export function HeaderSearch({
  loadSuggestions,
  onGo,
  label = 'Search',
  fieldLabel = 'A place, a season, an animal, a company',
}: HeaderSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [isOpen]);

  const toggle = (event: MouseEvent<HTMLAnchorElement>) => {
    if (inAppHref(event.nativeEvent) === null || !event.currentTarget.closest('header')) return;
    event.preventDefault();
    if (isOpen) setIsOpen(false);
    else
      SearchPanel.load().then(
        () => setIsOpen(true),
        () => onGo('/search/'),
      );
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target } = event;
    const hasSuggestions = target instanceof Element && target.getAttribute('role') === 'combobox' && isExpanded(target);
    if (key !== 'Escape' || !isOpen || hasSuggestions) return;
    event.stopPropagation();
    setIsOpen(false);
    box.current?.querySelector('a')?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    <div ref={box} onKeyDownCapture={closeOnEscape} onBlur={closeWhenLeft}>
      <SearchLink
        href="/search"
        variant="quiet"
        aria-expanded={isOpen || undefined}
        onClick={toggle}
        onPointerEnter={() => void SearchPanel.load().catch(() => undefined)}
      >
        <Icon shape={icons.search} />
        <span>{label}</span>
      </SearchLink>
      {isOpen && (
        <SearchPanel
          loadSuggestions={loadSuggestions}
          label={fieldLabel}
          onGo={(href) => {
            setIsOpen(false);
            onGo(href);
          }}
        />
      )}
    </div>
  );
}

const isExpanded = (element: Element) => element.getAttribute('aria-expanded') === 'true';

/** An icon where the bar is full. */
const SearchLink = styled(Link)`
  gap: ${token.space[2]};

  & > svg {
    inline-size: 18px;
    block-size: 18px;
  }

  header & {
    justify-content: center;
    min-inline-size: ${token.size.target};
  }

  header & > span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* Below that, two telephone numbers leave room for the icon only. */
  @media (min-width: 1400px) {
    header & > span {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
  }
`;
