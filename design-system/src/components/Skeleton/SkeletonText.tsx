import type { ComponentPropsWithRef } from 'react';
import { TextBlock, TextLine } from './Skeleton.styles.ts';

/** Props of SkeletonText. */
export interface SkeletonTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How many lines the words will take; one unless said. */
  lines?: number | undefined;
  /** Which words will stand here; reading text unless said. */
  size?: 'body' | 'small' | 'h4' | 'h3' | undefined;
}

/** Lines as high as the words that will stand in their place. */
export function SkeletonText({ lines = 1, size = 'body', ...rest }: SkeletonTextProps) {
  return (
    <TextBlock aria-hidden="true" data-size={size} {...rest}>
      {Array.from({ length: lines }, (_, index) => (
        <TextLine key={index} />
      ))}
    </TextBlock>
  );
}
