import type { ReactNode } from 'react';
import { Alert } from '#src/components/Alert/Alert.tsx';
import { ButtonLink } from '#src/components/Button/ButtonLink.tsx';
import { PictureImage } from '#src/components/Card/PictureImage.tsx';
import { Gallery } from '#src/components/Gallery/Gallery.tsx';
import { RouteMap } from '#src/components/RouteMap/RouteMap.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { RichDays } from './RichDays.tsx';
import { RichEntities } from './RichEntities.tsx';
import { RichInlines } from './RichInlines.tsx';
import { RichNewsletterTeaser } from './RichNewsletterTeaser.tsx';
import { RichQuestions } from './RichQuestions.tsx';
import { RichReviews } from './RichReviews.tsx';
import { RichTable } from './RichTable.tsx';
import { RichVideo } from './RichVideo.tsx';
import { Action, Caption, Figure, Items, Quote, Rule, Said, Wide } from './RichText.styles.ts';
import type { RichBlock, RichNewsletter } from './richBlocks.ts';
import type { RichTextTexts } from './richTextTexts.ts';

/** Props of RichBlockView. */
export interface RichBlockViewProps {
  /** Block to render. */
  block: RichBlock;
  /** Offset added to heading levels. */
  deeper: 0 | 1 | 2;
  /** Visually hidden label for each kind of callout. */
  toneTexts: { INFO: string; TIP: string; WARNING: string };
  /** Renders a newsletter block as a form. */
  newsletter: ((content: RichNewsletter) => ReactNode) | undefined;
  /** BCP 47 locale for formatting dates and numbers. */
  locale: string;
  /** Texts of the interface around the content. */
  texts: RichTextTexts;
}

const alertTone = { INFO: 'info', TIP: 'success', WARNING: 'warning' } as const;
const headingSize = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Renders one block. */
export function RichBlockView({ block, deeper, toneTexts, newsletter, locale, texts }: RichBlockViewProps) {
  switch (block.type) {
    case 'heading':
      return (
        <Heading id={block.id} level={offsetLevel(block.level, deeper)} size={headingSize[block.level]}>
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <RichInlines runs={block.content} />
        </p>
      );
    case 'list':
      return (
        <Items as={block.ordered ? 'ol' : 'ul'}>
          {block.items.map((item, index) => (
            <li key={index}>
              <RichInlines runs={item} />
            </li>
          ))}
        </Items>
      );
    case 'quote':
      return (
        <Figure>
          <Quote>{block.text}</Quote>
          {block.attribution && <Said>{block.attribution}</Said>}
        </Figure>
      );
    case 'image':
      return (
        <Wide>
          <Figure>
            <PictureImage picture={block.picture} ratio="3:2" sizes="(min-width: 1024px) 928px, 100vw" />
            {block.caption && <Caption>{block.caption}</Caption>}
          </Figure>
        </Wide>
      );
    case 'gallery':
      return (
        <Wide>
          <Gallery label={block.label} pictures={block.pictures} />
        </Wide>
      );
    case 'table':
      return <RichTable headers={block.headers} rows={block.rows} caption={block.caption} />;
    case 'callout':
      return (
        <Alert tone={alertTone[block.tone]} toneLabel={toneTexts[block.tone]} title={block.title}>
          <p>
            <RichInlines runs={block.content} />
          </p>
        </Alert>
      );
    case 'faq':
      return <RichQuestions items={block.items} />;
    case 'entityList':
      return <RichEntities title={block.title} items={block.items} level={offsetLevel(3, deeper)} />;
    case 'video':
      return <RichVideo {...block} />;
    case 'map':
      return (
        <Wide>
          <RouteMap
            label={block.label}
            places={block.places}
            land={block.land}
            features={block.features}
            around={block.around}
            format={block.format}
            world={block.world}
            caption={block.caption}
            route={block.route ?? false}
            locale={locale}
          />
        </Wide>
      );
    case 'dayByDay':
      return <RichDays {...block} level={offsetLevel(3, deeper)} linkText={texts.wholeJourney} />;
    case 'reviewStrip':
      return <RichReviews {...block} level={offsetLevel(3, deeper)} linkText={texts.allReviews} locale={locale} />;
    case 'newsletter':
      return newsletter ? (
        <Wide>{newsletter(block)}</Wide>
      ) : (
        <RichNewsletterTeaser {...block} title={block.title ?? texts.newsletter} level={offsetLevel(3, deeper)} linkText={texts.signUp} />
      );
    case 'cta':
      return (
        <Action>
          <ButtonLink variant="primary" href={block.href}>
            {block.label}
          </ButtonLink>
        </Action>
      );
    case 'divider':
      return <Rule />;
  }
}

function offsetLevel(level: 2 | 3 | 4, deeper: 0 | 1 | 2): HeadingProps['level'] {
  const levels = [2, 3, 4, 5, 6] as const;
  return levels[level - 2 + deeper] ?? 6;
}
