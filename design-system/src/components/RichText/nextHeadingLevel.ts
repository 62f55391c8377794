import type { HeadingProps } from '#src/components/Text/Heading.tsx';

/** The heading level one below another, at most 6. */
export function nextHeadingLevel(level: HeadingProps['level']): HeadingProps['level'] {
  const levels = [2, 3, 4, 5, 6] as const;
  return levels[level - 1] ?? 6;
}
