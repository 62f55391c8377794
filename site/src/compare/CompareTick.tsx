import { Checkbox, VisuallyHidden } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { ComparedChoice } from './changeChoices.ts';
import { COMPARE_FORM } from './CompareTray.tsx';
import type { Comparison } from './useComparison.ts';

/** Props of CompareTick. */
export interface CompareTickProps {
  choice: ComparedChoice;
  comparison: Comparison;
}

/** Chooses a row to be compared, above the link of the row. It belongs to the form of the tray, so that it works without JavaScript. */
export function CompareTick({ choice, comparison }: CompareTickProps) {
  return (
    <Root>
      <Checkbox
        size="small"
        name="ids"
        form={COMPARE_FORM}
        postValue={choice.id}
        label={
          <>
            Compare <VisuallyHidden>{choice.title}</VisuallyHidden>
          </>
        }
        value={comparison.choices.some(({ id }) => id === choice.id)}
        onChange={(isChosen) => comparison.choose(choice, isChosen)}
      />
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  z-index: 1;
  justify-self: start;
  min-inline-size: 0;
`;
