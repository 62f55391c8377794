import { Skeleton, SkeletonText, Text } from '@farwend/design-system';
import { useEffect, useState } from 'react';

export function SkeletonExample() {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setText('The lions were on time.'), 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Skeleton busy={text === undefined} placeholder={<SkeletonText lines={3} />} label="Loading the review">
      <Text>{text}</Text>
    </Skeleton>
  );
}
