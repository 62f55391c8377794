import { Image, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { BylineFacts } from './bylineOf.ts';

/** Props of Byline. */
export interface BylineProps {
  /** Who wrote it; null: nobody is named. */
  author: BylineFacts | null;
  /** What else stands there, line by line: the day, the minutes. */
  lines: readonly string[];
}

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ author, lines }: BylineProps) {
  return (
    <Box>
      {author?.portrait && (
        <Portrait>
          <Image source={author.portrait.source} decorative ratio="1:1" sizes="56px" />
        </Portrait>
      )}
      <div>
        {author && (
          <Text variant="small">
            Words by <strong>{author.name}</strong>, {inSentence(author.work)}
          </Text>
        )}
        {lines.map((line) => (
          <Text key={line} variant="fact" tone="soft">
            {line}
          </Text>
        ))}
      </div>
    </Box>
  );
}

/** A title as it stands within a sentence; the names in it keep their capitals. */
const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

const Box = styled.div`
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
