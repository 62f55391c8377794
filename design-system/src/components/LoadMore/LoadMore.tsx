import { useEffect, useRef, useState, type ComponentPropsWithRef, type MouseEvent, type RefObject } from 'react';
import { ButtonLink } from '#src/components/Button/ButtonLink.tsx';
import { Failed, Root, Status, Way } from './LoadMore.styles.ts';

/** Props of LoadMore; what is not listed goes to the nav element. */
export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onLoad'> {
  /** How many things are shown. */
  shown: number;
  /** How many there are. */
  total: number;
  /** The address of the next page, for when there is no script and for a new tab. */
  href: string;
  /** Fetches more into the list in place; a promise that is rejected shows a message. Without it the link is followed. */
  onMore?: (() => Promise<unknown> | void) | undefined;
  /** The list whose children are the things; focus goes to the first new one. */
  list?: RefObject<HTMLElement | null> | undefined;
  /** The name of the landmark. */
  label?: string | undefined;
  /** The words of the link. */
  moreText?: string | undefined;
  /** The words of the link while more is on its way. */
  busyText?: string | undefined;
  /** How much is shown, in words. */
  statusText?: ((shown: number, total: number) => string) | undefined;
  /** Shown and said when more could not be fetched. */
  failedText?: string | undefined;
}

/** The rest of a long list: a real link that fetches in place, and says how far one has come. */
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
    focusOn(first);
    firstNew.current = undefined;
  }, [shown, list]);

  const press = async (event: MouseEvent) => {
    if (!onMore || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (state === 'busy') return;
    firstNew.current = list?.current?.children.length; // not what is shown: a list may begin later, or leave out what it has
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
      <Way aria-hidden="true" focusable="false">
        <rect width={`${total > 0 ? Math.min(100, (shown / total) * 100) : 100}%`} height="100%" />
      </Way>
      <Failed role="alert">{state === 'failed' ? failedText : ''}</Failed>
      {shown < total && (
        <ButtonLink href={href} aria-busy={state === 'busy' || undefined} onClick={(event) => void press(event)}>
          {state === 'busy' ? busyText : moreText}
        </ButtonLink>
      )}
    </Root>
  );
}

/** The thing's own link, else the thing itself. */
function focusOn(item: Element): void {
  const link = item.querySelector<HTMLElement>('a[href], button');
  if (link) link.focus();
  else if (item instanceof HTMLElement) {
    item.tabIndex = -1;
    item.focus();
  }
}
