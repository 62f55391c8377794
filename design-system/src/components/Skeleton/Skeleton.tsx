import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import { Waiting } from './Skeleton.styles.ts';

/** Props of Skeleton; what is not listed goes to the region. */
export interface SkeletonProps extends ComponentPropsWithRef<'div'> {
  /** Whether the content is still on its way. */
  busy: boolean;
  /** The drawing in the content's place, of SkeletonText and SkeletonPicture. */
  placeholder: ReactNode;
  /** What is on its way, for screen readers. */
  label?: string | undefined;
  /** The content, once it is there. */
  children?: ReactNode;
}

/** A region whose content is on its way: its room is kept by a quiet drawing of the same size. */
export function Skeleton({ busy, placeholder, label = 'Loading', children, ...rest }: SkeletonProps) {
  return (
    <div aria-busy={busy} {...rest}>
      <VisuallyHidden role="status">{busy ? label : ''}</VisuallyHidden>
      {busy ? <Waiting aria-hidden="true">{placeholder}</Waiting> : children}
    </div>
  );
}
