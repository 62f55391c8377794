import { Contours, Section, Text } from '@farwend/design-system';

export function ContoursExample() {
  return (
    <Section tone="night" style={{ position: 'relative', isolation: 'isolate' }}>
      <Contours side="end" />
      <Text>From 1,434 metres in the Mara to 5,895 on Kilimanjaro.</Text>
    </Section>
  );
}
