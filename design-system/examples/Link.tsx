import { Link, Text } from '@farwend/design-system';

export function LinkExample() {
  return (
    <Text>
      Before you choose a month, read <Link href="/guides/kenya">the Kenya guide</Link>: the long rains move.
    </Text>
  );
}
