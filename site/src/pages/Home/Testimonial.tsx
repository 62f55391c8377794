import { Image, Link, pictureSource, Text } from '@farwend/design-system';
import { pictures } from '#src/shared/pictures.data.ts';
import { Root, Picture, Words } from './Testimonial.styles.ts';

/** Props of Testimonial. */
export interface TestimonialProps {
  quote: string;
  /** Who wrote it, and after which journey. */
  author: string;
  /** Whether there are reviews to read. */
  hasReviews: boolean;
}

/** Quote of a traveller beside a picture. */
export function Testimonial({ quote, author, hasReviews }: TestimonialProps) {
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
            {`“${quote}”`}
          </Text>
        </blockquote>
        <div>
          <Text>{author}</Text>
          <Text variant="fact" tone="soft">
            {pictures.lake.caption}
          </Text>
        </div>
        {hasReviews && (
          <Link href="/reviews" variant="onward">
            What others wrote
          </Link>
        )}
      </Words>
    </Root>
  );
}
