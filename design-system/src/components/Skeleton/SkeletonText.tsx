import type { ComponentPropsWithRef } from 'react';
import { TextBlock, TextLine } from './Skeleton.styles.ts';

/** Props of SkeletonText. */
export interface SkeletonTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Expected number of lines. Defaults to 1. */
  lines?: number | undefined;
  /** Text size it stands for. Defaults to `body`. */
  size?: 'body' | 'small' | 'h4' | 'h3' | undefined;
}

/** Placeholder for lines of text. */
export function SkeletonText({ lines = 1, size = 'body', ...rest }: SkeletonTextProps) {
  return (
    <TextBlock aria-hidden="true" data-size={size} {...rest}>
      {Array.from({ length: lines }, (_, index) => (
        <TextLine key={index} />
      ))}
    </TextBlock>
  );
}
