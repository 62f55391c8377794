import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import type { IconShape } from '#src/icons/paths.ts';
import { token } from '#src/tokens/token.ts';

/** Props of Icon. */
export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Its drawing, one of `icons`. */
  shape: IconShape;
  /** What it says when it stands alone; without it the sign is decoration and hidden from screen readers. */
  label?: string;
}

/** A sign of 20 px in the colour of the words beside it. */
export function Icon({ shape: { stroke, fill, mirrors }, label, ...rest }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Svg viewBox="0 0 24 24" focusable="false" data-mirrors={mirrors} {...spoken} {...rest}>
      {stroke && <path d={stroke} fill="none" stroke="currentColor" strokeWidth="1.5" />}
      {fill && <path d={fill} fill="currentColor" />}
    </Svg>
  );
}

const Svg = styled.svg`
  flex: none;
  inline-size: ${token.size.icon};
  block-size: ${token.size.icon};

  &[data-mirrors]:dir(rtl) {
    transform: scaleX(-1);
  }
`;
