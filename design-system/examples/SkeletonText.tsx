import { Skeleton, SkeletonText } from '@farwend/design-system';

export function SkeletonTextExample() {
  return <Skeleton busy placeholder={<SkeletonText lines={2} size="small" />} label="Loading the summary" />;
}
