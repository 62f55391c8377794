import { Fragment } from 'react';
import { Link } from '#src/components/Link/Link.tsx';
import type { RichInline } from './richBlocks.ts';

/** Runs of text with their marks. */
export function RichInlines({ runs }: { runs: readonly RichInline[] }) {
  return runs.map((run, index) => <Fragment key={index}>{marked(run)}</Fragment>);
}

function marked({ text, bold, italic, href }: RichInline) {
  const weighed = bold ? <strong>{text}</strong> : text;
  const leaning = italic ? <em>{weighed}</em> : weighed;
  return href === undefined ? leaning : <Link href={href}>{leaning}</Link>;
}
