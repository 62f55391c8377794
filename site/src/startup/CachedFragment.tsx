import { createContext, useContext, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

/** The server's cache of rendered fragments, for one rendering. */
export interface FragmentCache {
  /** The fragment's inner HTML from an earlier rendering; undefined: this rendering fills the cache. */
  find(name: string, key: readonly unknown[]): string | undefined;
}

/** Provides the server's cache; null in the browser. */
export const CachedFragmentContext = createContext<FragmentCache | null>(null);

/** Props of CachedFragment. */
export interface CachedFragmentProps {
  ref?: Ref<HTMLDivElement>;
  /** One word, unique on the page. Absent: the fragment is never cached. */
  name: string | undefined;
  /**
   * Everything the HTML depends on, nothing personal; null: not cached this time. Called on the server only. Objects are compared by
   * content, which is cheap for those that stay the same from one rendering to the next.
   */
  cacheKey: () => readonly unknown[] | null;
  /** The fragment. It may depend on its props only, never on a context that changes. */
  children: ReactNode;
}

/**
 * Part of a page that is the same for many visitors: the server renders it once and reuses its HTML. In the browser it is an ordinary
 * component.
 */
export function CachedFragment({ ref, name, cacheKey, children }: CachedFragmentProps) {
  const cache = useContext(CachedFragmentContext);
  const key = import.meta.env?.SSR && cache && name !== undefined ? cacheKey() : null;
  const html = key === null ? undefined : cache?.find(name ?? '', key);
  // oxlint-disable-next-line react/no-danger -- React wrote it, escaped, in an earlier rendering
  if (html !== undefined) return <FragmentBox data-fragment={name ?? ''} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <FragmentBox ref={ref} data-fragment={name ?? ''}>
      {children}
    </FragmentBox>
  );
}

/** Has no box of its own in the page's layout. */
export const FragmentBox = styled.div`
  display: contents;
`;
