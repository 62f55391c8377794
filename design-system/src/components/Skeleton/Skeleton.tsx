import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import { Waiting } from './Skeleton.styles.ts';

/** Props of Skeleton. Other attributes are passed to the root `<div>`. */
export interface SkeletonProps extends ComponentPropsWithRef<'div'> {
  /** Whether the content is still loading. */
  busy: boolean;
  /** Placeholder built from SkeletonText and SkeletonPicture. */
  placeholder: ReactNode;
  /** Announced by screen readers while loading. */
  label?: string | undefined;
  /** Loaded content. */
  children?: ReactNode;
}

/** Region with a placeholder of the same size while its content is loading. */
export function Skeleton({ busy, placeholder, label = 'Loading', children, ...rest }: SkeletonProps) {
  return (
    <div aria-busy={busy} {...rest}>
      <VisuallyHidden role="status">{busy ? label : ''}</VisuallyHidden>
      {busy ? <Waiting aria-hidden="true">{placeholder}</Waiting> : children}
    </div>
  );
}
