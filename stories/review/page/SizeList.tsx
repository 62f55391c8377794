import type { SizeChange } from '../compareSizes.ts';

/** Sizes before and after, with the limit. */
export function SizeList({ sizes }: { sizes: readonly SizeChange[] }) {
  return (
    <ul className="sizes">
      {sizes.map(({ name, loaded, before, after, limit }) => (
        <li key={name + loaded}>
          <b>{name === '*' ? 'Everything' : name}</b>, loaded {loaded}: {format(before)} to {format(after)} KB gzip
          {before !== null && after !== null && `, ${after > before ? '+' : '−'}${format(Math.abs(after - before))}`}
          {limit !== null && after !== null && `; the limit is ${format(limit)}${after > limit ? ', exceeded' : ''}`}
        </li>
      ))}
    </ul>
  );
}

function format(size: number | null): string {
  return size === null ? 'nothing' : size.toFixed(2);
}
