import { Heading, Image, Link, pictureSource, Stack, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';
import type { LayoutContent } from '#src/shared/layoutContent.ts';
import { callers, type Phone } from '#src/shared/phones.ts';
import { pictures } from '#src/shared/pictures.data.ts';
import { useInsertPromises } from '#src/shared/useInsertPromises.ts';
import { Shortcuts, PhoneNumbers, Page, Picture, Side, Intro } from './Contact.styles.ts';

/** Props of Contact. */
export interface ContactProps {
  phones: LayoutContent['phones'];
  /** Whether a page has something to show: the others are left out of the shortcuts. */
  isOpen: (href: string) => boolean;
  /** The contact form. */
  form: ReactNode;
}

/** Pages that answer common questions faster than the form. */
const shortcuts = [
  { text: 'Plan a journey', href: '/trip-request', why: 'Five short steps; {promise:companies} specialists answer with a route.' },
  { text: 'A journey under way', href: '/my-trips', why: 'Messages and papers are kept with your trip.' },
  { text: 'Work with us', href: '/contact-travel-company', why: 'For those who plan journeys where they live.' },
  { text: 'What the press wrote', href: '/news', why: 'And whom it spoke to.' },
] as const;

/** The contact page: phone numbers, form and shortcuts. */
export function Contact({ phones: { call, contact }, isOpen, form }: ContactProps) {
  const insert = useInsertPromises();
  const hasNumber = call !== null || contact !== null;
  const { alt, caption, focalX, focalY } = pictures.coast;
  return (
    <Page>
      <Side>
        <Intro>
          <Heading level={1}>{hasNumber ? 'Write, or call' : 'Write to us'}</Heading>
          <Text variant="lead" tone="soft">
            A person on the care desk reads what you write and answers by name.
            {hasNumber && ' By telephone there is no menu before the first hello.'}
          </Text>
          {hasNumber && (
            <PhoneNumbers>
              {call && <PhoneNumber caller={callers.call} {...call} />}
              {contact && <PhoneNumber caller={callers.contact} {...contact} />}
            </PhoneNumbers>
          )}
        </Intro>
        <Picture>
          <Image
            source={pictureSource('coast')}
            alt={alt}
            ratio="fill"
            sizes="(min-width: 900px) 42vw, 100vw"
            focus={`${focalX * 100}% ${focalY * 100}%`}
          />
          <Text variant="fact" tone="soft">
            {caption}
          </Text>
        </Picture>
      </Side>
      <Stack gap={8}>
        <Heading level={2} id="contact-form">
          Your message
        </Heading>
        {form}
        <Shortcuts aria-label="Nearer doors">
          {shortcuts
            .filter(({ href }) => isOpen(href))
            .map(({ text, href, why }) => (
              <li key={href}>
                <Link href={href} variant="onward">
                  {text}
                </Link>
                <Text variant="small" tone="soft">
                  {insert(why)}
                </Text>
              </li>
            ))}
        </Shortcuts>
      </Stack>
    </Page>
  );
}

function PhoneNumber({ caller, text, href }: Phone & { caller: string }) {
  return (
    <div>
      <dt>{caller}</dt>
      <dd>
        <Link href={href} variant="bare">
          {text}
        </Link>
      </dd>
    </div>
  );
}
