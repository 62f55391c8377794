import { Heading } from '@farwend/design-system';

export function HeadingExample() {
  return (
    <Heading level={2} size="h3">
      Before the long rains
    </Heading>
  );
}
