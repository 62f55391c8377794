import { Ratio } from './ContrastTable.tsx';
import { modeLabels } from '../tokens/tokenSets.ts';
import { isBroken, type MeasuredPair } from './measureContrast.ts';

/** The contrast pairs that the changes break, in every mode. */
export function BrokenPairs({ pairs }: { pairs: readonly MeasuredPair[] }) {
  const broken = pairs.filter(isBroken);
  return (
    <section className="theme-contrast" aria-labelledby="theme-contrast">
      <h2 id="theme-contrast">Contrast</h2>
      <p role="status">
        {broken.length === 0
          ? `All ${pairs.length} pairs keep their contrast, in every mode.`
          : `${broken.length} of ${pairs.length} pairs have too little contrast.`}
      </p>
      {broken.length > 0 && (
        <ul>
          {broken.map((pair) => (
            <li key={`${pair.front} ${pair.back} ${pair.mode}`}>
              <Ratio pair={pair} /> <strong>{`${pair.front} on ${pair.back}`}</strong>, {modeLabels[pair.mode]}: needs {pair.least} : 1,
              published {pair.published.toFixed(2)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
