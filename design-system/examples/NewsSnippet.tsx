import { NewsSnippet } from '@farwend/design-system';

export function NewsSnippetExample() {
  return (
    <NewsSnippet
      source="The Meridian Post"
      headline="The planners who ask about bedtime first"
      href="https://meridian-post.example/planners"
      date="2026-03-14"
    />
  );
}
