import { Button, Text } from '@farwend/design-system';
import { MAX_COMPARED } from '#src/compare/parseCompared.ts';
import { Bar } from './CompareBar.styles.ts';

/** Id of the form that the ticks of the rows belong to. */
export const COMPARE_FORM = 'compare';

/** Leads to the ticked itineraries side by side; a form, so that it works without JavaScript. Shown once a row is ticked. */
export function CompareBar() {
  return (
    <Bar id={COMPARE_FORM} action="/compare/itineraries/" method="get" aria-label="Compare itineraries" data-print="hide">
      <Text variant="small">Tick two or three routes, up to {MAX_COMPARED}, to see them side by side.</Text>
      <Button type="submit" variant="strong" size="small">
        Compare
      </Button>
    </Bar>
  );
}
