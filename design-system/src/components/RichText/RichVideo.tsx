import { PictureImage } from '#src/components/Card/PictureImage.tsx';
import type { Picture } from '#src/components/Card/Picture.ts';
import { Icon } from '#src/components/Icon/Icon.tsx';
import * as icons from '#src/icons/paths.ts';
import { Caption, Wide } from './RichText.styles.ts';
import { Play, Still, Title, VideoLink } from './RichVideo.styles.ts';

/** Props of RichVideo. */
export interface RichVideoProps {
  /** Title of the video. */
  title: string;
  /** URL of the video on its host. */
  href: string;
  /** Poster image. */
  picture?: Picture | undefined;
  /** Host and duration. */
  note?: string | undefined;
}

/** Links to an external video with a poster image. Nothing is loaded from the host until the link is followed. */
export function RichVideo({ title, href, picture, note }: RichVideoProps) {
  return (
    <Wide>
      <div>
        <VideoLink href={href} variant="bare" newTab>
          {picture && (
            <Still>
              <PictureImage picture={{ ...picture, alt: '' }} ratio="16:9" sizes="(min-width: 1024px) 928px, 100vw" />
              <Play aria-hidden="true">
                <Icon shape={icons.play} />
              </Play>
            </Still>
          )}
          <Title>
            {!picture && <Icon shape={icons.play} />}
            {title}
          </Title>
        </VideoLink>
        {note && <Caption as="p">{note}</Caption>}
      </div>
    </Wide>
  );
}
