import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import type { IconShape } from '#src/icons/paths.ts';
import { token } from '#src/tokens/token.ts';

/** Props of Icon. */
export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The shape to draw, one of `icons`. */
  shape: IconShape;
  /** Accessible name for an icon without visible text; without it the icon is decorative and hidden from screen readers. */
  label?: string;
}

/** A 20 px icon in the current text colour. */
export function Icon({ shape: { stroke, fill, mirrors }, label, ...rest }: IconProps) {
  const accessibility = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Svg viewBox="0 0 24 24" focusable="false" data-mirrors={mirrors} {...accessibility} {...rest}>
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
