import type { HeadingProps } from '#src/components/Text/Heading.tsx';

/** The level of a heading one deeper than another; there is none below the sixth. */
export function below(level: HeadingProps['level']): HeadingProps['level'] {
  const levels = [2, 3, 4, 5, 6] as const;
  return levels[level - 1] ?? 6;
}
