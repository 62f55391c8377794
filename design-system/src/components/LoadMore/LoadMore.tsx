import { useEffect, useRef, useState, type ComponentPropsWithRef, type MouseEvent, type RefObject } from 'react';
import { ButtonLink } from '#src/components/Button/ButtonLink.tsx';
import { Failed, Root, Status, ProgressLine } from './LoadMore.styles.ts';

/** Props of LoadMore. Other attributes are passed to the `<nav>`. */
export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onLoad'> {
  /** Number of items shown. */
  shown: number;
  /** Total number of items. */
  total: number;
  /** URL of the next page, used without JavaScript and in a new tab. */
  href: string;
  /** Loads more items in place; a rejected promise shows an error message. Without it the link is followed. */
  onMore?: (() => Promise<unknown> | void) | undefined;
  /** List element whose children are the items; focus moves to the first new one. */
  list?: RefObject<HTMLElement | null> | undefined;
  /** Accessible name of the landmark. */
  label?: string | undefined;
  /** Text of the link. */
  moreText?: string | undefined;
  /** Text of the link while loading. */
  busyText?: string | undefined;
  /** Status text, from the numbers shown and in total. */
  statusText?: ((shown: number, total: number) => string) | undefined;
  /** Shown and announced when loading fails. */
  failedText?: string | undefined;
}

/** Loads the rest of a long list: a real link that fetches in place and reports progress. */
export function LoadMore({
  shown,
  total,
  href,
  onMore,
  list,
  label = 'More of this list',
  moreText = 'Show more',
  busyText = 'One moment',
  statusText = (some, all) =>
    some >= all ? `Showing all ${all.toLocaleString('en')}` : `Showing ${some.toLocaleString('en')} of ${all.toLocaleString('en')}`,
  failedText = 'The rest did not arrive. Try again in a minute.',
  ...rest
}: LoadMoreProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const first = firstNew.current === undefined ? undefined : list?.current?.children[firstNew.current];
    if (!first) return;
    focusItem(first);
    firstNew.current = undefined;
  }, [shown, list]);

  const press = async (event: MouseEvent) => {
    if (!onMore || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (state === 'busy') return;
    firstNew.current = list?.current?.children.length; // not `shown`: the list may start on a later page or leave items out
    setState('busy');
    try {
      await onMore();
      setState('idle');
    } catch {
      firstNew.current = undefined;
      setState('failed');
    }
  };
  return (
    <Root aria-label={label} {...rest}>
      <Status role="status">{statusText(shown, total)}</Status>
      <ProgressLine aria-hidden="true" focusable="false">
        <rect width={`${total > 0 ? Math.min(100, (shown / total) * 100) : 100}%`} height="100%" />
      </ProgressLine>
      <Failed role="alert">{state === 'failed' ? failedText : ''}</Failed>
      {shown < total && (
        <ButtonLink href={href} aria-busy={state === 'busy' || undefined} onClick={(event) => void press(event)}>
          {state === 'busy' ? busyText : moreText}
        </ButtonLink>
      )}
    </Root>
  );
}

/** Focuses the item's first link or button, or the item itself if it has none. */
function focusItem(item: Element): void {
  const link = item.querySelector<HTMLElement>('a[href], button');
  if (link) link.focus();
  else if (item instanceof HTMLElement) {
    item.tabIndex = -1;
    item.focus();
  }
}
