import { SkipLink, Text } from '@farwend/design-system';

export function SkipLinkExample() {
  return (
    <>
      <SkipLink href="#content" />
      <main id="content" tabIndex={-1}>
        <Text>The page.</Text>
      </main>
    </>
  );
}
