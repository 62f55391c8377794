import { createContext, useContext, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

/** Where rendered parts are kept between renderings: only the server has one. */
export interface KeptParts {
  /** The style sheet of this kind of page has its global rules. */
  hasGlobalStyle: boolean;
  /** The part's inner HTML when it has been rendered before; else it is kept once this rendering is done. */
  find(name: string, by: string): string | undefined;
}

/** Hands the server's kept parts down; null in the browser. */
export const KeptContext = createContext<KeptParts | null>(null);

/** Props of Kept. */
export interface KeptProps {
  /** The part's box. */
  ref?: Ref<HTMLDivElement>;
  /** Name of the part, one word; once a page. Absent: it is never kept. */
  name: string | undefined;
  /** Everything its HTML depends on, nothing of it personal; null: it is rendered anew. Asked on the server only. */
  by: () => unknown;
  /** The part. What it needs it takes from props, never from a context that changes. */
  children: ReactNode;
}

/** A part that is the same for many visitors: the server renders it once and writes the same HTML from then on. The browser sees no difference. */
export function Kept({ ref, name, by, children }: KeptProps) {
  const parts = useContext(KeptContext);
  const facts = parts && name !== undefined ? by() : null;
  const html = facts === null ? undefined : parts?.find(name ?? '', JSON.stringify(facts));
  // oxlint-disable-next-line react/no-danger -- React wrote it, escaped, in an earlier rendering
  if (html !== undefined) return <Box data-kept={name ?? ''} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Box ref={ref} data-kept={name ?? ''}>
      {children}
    </Box>
  );
}

/** No box of its own: what is inside stands where the page wants it. */
const Box = styled.div`
  display: contents;
`;
