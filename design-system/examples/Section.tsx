import { Heading, Section } from '@farwend/design-system';

export function SectionExample() {
  return (
    <Section tone="sunk" aria-labelledby="why">
      <Heading level={2} id="why">
        Why in October
      </Heading>
    </Section>
  );
}
