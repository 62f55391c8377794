import { Icon, icons } from '@farwend/design-system';
import { applyTheme, modeNames } from '@farwend/design-system/theme';
import { styled } from 'styled-components';
import { isBroken, measureContrast, type MeasuredPair } from './measureContrast.ts';
import { resetTheme, useThemeChanges } from './themeStore.ts';
import { modeLabels, publishedSets } from '../tokens/tokenSets.ts';
import './contrast.css';

/** Every pair of roles with its contrast in each mode, measured in the page with the changes of the theme builder. */
export function ContrastTable() {
  const changes = useThemeChanges();
  const pairs = measureContrast(applyTheme(publishedSets, changes));
  const rows = Map.groupBy(pairs, ({ front, back }) => `${front} on ${back}`);
  return (
    <>
      <ContrastSummary pairs={pairs} />
      {changes.length > 0 && (
        <p>
          With the changes of your theme.{' '}
          <button type="button" onClick={resetTheme}>
            Show the published colours
          </button>
        </p>
      )}
      <ScrollRegion className="contrast-table" role="region" aria-label="Contrast pairs" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>Pair</th>
              <th>At least</th>
              {modeNames.map((mode) => (
                <th key={mode}>{modeLabels[mode]}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows].map(([name, inModes]) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{inModes[0]?.least} : 1</td>
                {inModes.map((pair) => (
                  <td key={pair.mode}>
                    <Ratio pair={pair} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

/** Scrolls sideways in a narrow window, with the keyboard too. */
const ScrollRegion = styled.div`
  overflow-x: auto;
`;

/** How many pairs hold, and the one that is closest to its limit. */
function ContrastSummary({ pairs }: { pairs: readonly MeasuredPair[] }) {
  const broken = pairs.filter(isBroken).length;
  const closest = pairs.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0];
  return (
    <p role="status">
      {broken === 0 ? `All ${pairs.length} pairs pass.` : `${broken} of ${pairs.length} pairs fail.`}
      {closest &&
        ` The closest to its limit is ${closest.front} on ${closest.back}, ${modeLabels[closest.mode]}: ${closest.ratio.toFixed(2)}.`}
    </p>
  );
}

/** Text may have this contrast at least; pairs with less are for drawings. */
const textRatio = 4.5;

/** A ratio beside a sample of its pair, letters or a drawing, and whether it passes. */
export function Ratio({ pair: { colours, least, ratio }, pair }: { pair: MeasuredPair }) {
  return (
    <span className="contrast-ratio">
      <span className="contrast-sample" style={{ background: colours.back, color: colours.front }} aria-hidden="true">
        {least >= textRatio ? 'Aa' : <i />}
      </span>
      {ratio.toFixed(2)}
      <Icon shape={isBroken(pair) ? icons.close : icons.check} />
      {isBroken(pair) ? <b>fails</b> : 'passes'}
    </span>
  );
}
