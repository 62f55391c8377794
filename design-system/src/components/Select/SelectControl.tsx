import type { ComponentPropsWithRef } from 'react';
import { Icon } from '#src/components/Icon/Icon.tsx';
import * as icons from '#src/icons/paths.ts';
import { SelectBox, SelectFrame } from './Select.styles.ts';

/** Native select with a custom arrow; all attributes are passed to the `<select>`. */
export function SelectControl(props: ComponentPropsWithRef<'select'>) {
  return (
    <SelectFrame>
      <SelectBox {...props} />
      <Icon shape={icons.chevronDown} />
    </SelectFrame>
  );
}
