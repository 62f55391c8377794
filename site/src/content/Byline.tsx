import { Image, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { BylineFacts } from './buildByline.ts';

/** Props of Byline. */
export interface BylineProps {
  /** The author, or null if the item names none. */
  author: BylineFacts | null;
  /** Further lines: the date, the reading time. */
  lines: readonly string[];
}

/** The author of a content item, with its date and reading time. */
export function Byline({ author, lines }: BylineProps) {
  return (
    <Root>
      {author?.portrait && (
        <Portrait>
          <Image source={author.portrait.source} decorative ratio="1:1" sizes="56px" />
        </Portrait>
      )}
      <div>
        {author && (
          <Text variant="small">
            Words by <strong>{author.name}</strong>, {lowerFirst(author.work)}
          </Text>
        )}
        {lines.map((line) => (
          <Text key={line} variant="fact" tone="soft">
            {line}
          </Text>
        ))}
      </div>
    </Root>
  );
}

/** Lower-cases only the first letter, so that names in a job title keep their capitals. */
const lowerFirst = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

const Root = styled.div`
  display: flex;
  gap: ${token.space[4]};
  align-items: center;
  padding-block-start: ${token.space[4]};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};

  & > div:last-child {
    display: grid;
    gap: ${token.space[1]};
    min-inline-size: 0;
  }

  & strong {
    font-weight: ${token.weight.semibold};
  }
`;

const Portrait = styled.div`
  flex: none;
  inline-size: 56px;
`;
