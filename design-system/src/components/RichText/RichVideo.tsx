import { PictureImage } from '#src/components/Card/PictureImage.tsx';
import type { Picture } from '#src/components/Card/Picture.ts';
import { Icon } from '#src/components/Icon/Icon.tsx';
import * as icons from '#src/icons/paths.ts';
import { Caption, Wide } from './RichText.styles.ts';
import { Play, Still, Title, VideoLink } from './RichVideo.styles.ts';

/** Props of RichVideo. */
export interface RichVideoProps {
  /** What it shows. */
  title: string;
  /** Where it is kept. */
  href: string;
  /** A still of it. */
  picture?: Picture | undefined;
  /** Where it is kept and how long it is. */
  note?: string | undefined;
}

/** A film that is kept elsewhere: a still and a link. Nothing of that place is loaded before somebody goes there. */
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
