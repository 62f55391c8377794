import { Heading, Section } from '@farwend/design-system';

/** The face of the brand. */
export function Home() {
  return (
    <Section>
      <title>Farwend</title>
      <Heading level={1}>Farwend</Heading>
    </Section>
  );
}
