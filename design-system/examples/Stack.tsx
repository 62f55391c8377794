import { Heading, Stack, Text } from '@farwend/design-system';

export function StackExample() {
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>Three nights on the lake</Heading>
      <Text>Hippos after dark, fish eagles from six.</Text>
    </Stack>
  );
}
