import { Container, Text } from '@farwend/design-system';

export function ContainerExample() {
  return (
    <Container width="text">
      <Text>A line of text is never wider than it can be read.</Text>
    </Container>
  );
}
