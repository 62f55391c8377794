import { Fragment } from 'react';
import { Link } from '#src/components/Link/Link.tsx';
import type { RichInline } from './richBlocks.ts';

/** Renders inline text with its marks. */
export function RichInlines({ runs }: { runs: readonly RichInline[] }) {
  return runs.map((run, index) => <Fragment key={index}>{renderMarks(run)}</Fragment>);
}

function renderMarks({ text, bold, italic, href }: RichInline) {
  const strong = bold ? <strong>{text}</strong> : text;
  const emphasized = italic ? <em>{strong}</em> : strong;
  return href === undefined ? emphasized : <Link href={href}>{emphasized}</Link>;
}
