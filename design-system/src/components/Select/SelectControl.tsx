import type { ComponentPropsWithRef } from 'react';
import { Icon } from '#src/components/Icon/Icon.tsx';
import * as icons from '#src/icons/paths.ts';
import { SelectBox, SelectFrame } from './Select.styles.ts';

/** Native select with a custom arrow; all attributes are passed to the `<select>`. `data-value` is the value that React knows. */
export function SelectControl(props: ComponentPropsWithRef<'select'>) {
  return (
    <SelectFrame>
      <SelectBox data-value={props.value} {...props} />
      <Icon shape={icons.chevronDown} />
    </SelectFrame>
  );
}
