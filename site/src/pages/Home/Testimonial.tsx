import { Image, Link, pictureSource, Text } from '@farwend/design-system';
import { pictures } from '#src/shared/pictures.data.ts';
import { Root, Picture, Words } from './Testimonial.styles.ts';

/** Quote of a traveller beside a picture of the place. */
export function Testimonial() {
  return (
    <Root aria-label="A traveller’s words">
      <Picture>
        <Image
          source={pictureSource('lake')}
          alt={pictures.lake.alt}
          ratio="fill"
          sizes="(min-width: 900px) 50vw, 100vw"
          focus={`${pictures.lake.focalX * 100}% ${pictures.lake.focalY * 100}%`}
        />
      </Picture>
      <Words>
        <blockquote>
          <Text variant="quote" as="p">
            “They told us to leave Bellagio at noon and come back at seven. So we sat on the wall with two peaches, and had the lake to
            ourselves.”
          </Text>
        </blockquote>
        <div>
          <Text>Ana and Peter, ten days between three lakes</Text>
          <Text variant="fact" tone="soft">
            {pictures.lake.caption}
          </Text>
        </div>
        <Link href="/reviews" variant="onward">
          What others wrote
        </Link>
      </Words>
    </Root>
  );
}
