import { Skeleton, SkeletonPicture } from '@farwend/design-system';

export function SkeletonPictureExample() {
  return <Skeleton busy placeholder={<SkeletonPicture ratio="3:2" />} label="Loading the picture" />;
}
