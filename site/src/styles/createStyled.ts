import { createElement, type ComponentType, type HTMLAttributes, type JSX } from 'react';

/** What a styled component draws: an element by its name, or a component that takes a class name. */
export type StyleTarget = keyof JSX.IntrinsicElements | ComponentType<StyledProps>;

/** Props of any styled component; all but `as` are passed on. */
export interface StyledProps extends HTMLAttributes<HTMLElement> {
  /** Draws this instead. */
  as?: StyleTarget;
}

/** A component with a class of its own. */
export interface StyledComponent {
  (props: StyledProps): JSX.Element;
  target: StyleTarget;
  /** Its class, after those of the components it extends. */
  className: string;
  attributes: object | undefined;
}

/** Creates a styled component whose rules are in a style sheet already; `onRender` is called with the target's class before it is drawn. */
export function createStyled(
  styled: StyleTarget | StyledComponent,
  ownClass: string,
  ownAttributes: object | undefined,
  onRender?: (className: string) => void,
): StyledComponent {
  const base = typeof styled === 'function' && 'attributes' in styled ? styled : undefined;
  const target = base?.target ?? (styled as StyleTarget);
  const classes = base ? `${base.className} ${ownClass}` : ownClass;
  const attributes = base?.attributes ? { ...base.attributes, ...ownAttributes } : ownAttributes;
  function Styled({ as = target, className, ...props }: StyledProps) {
    onRender?.(classes);
    return createElement(as, { ...props, ...attributes, className: className ? `${classes} ${className}` : classes });
  }
  return Object.assign(Styled, { target, className: classes, attributes, toString: () => `.${ownClass}` });
}
