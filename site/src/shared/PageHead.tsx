import { linkAddress } from '@farwend/design-system';
import type { PictureName } from './pictures.data.ts';
import { useSettings } from './SettingsContext.ts';

/** Props of PageHead. */
export interface PageHeadProps {
  /** The page's name; the brand is added. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** The page's one address as a path; a slash is added. */
  path: string;
  /** Name of the picture of shared links; the house's own unless said. */
  picture?: PictureName | undefined;
  /** Absolute address of the picture of shared links when it is not one of the house's own. */
  image?: string | undefined;
  /** What that picture shows, in words. */
  imageAlt?: string | undefined;
  /** The page's one address where that is another than its path: absolute. */
  canonical?: string | undefined;
  /** What a shared link calls it; a website unless said. */
  type?: 'website' | 'article' | undefined;
  /** Keeps the page out of search machines. */
  noIndex?: boolean;
  /** The title stands alone, without the brand. */
  bareTitle?: boolean;
}

/** Title, description, canonical address and Open Graph; React moves them into the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, picture, image, imageAlt, canonical, type = 'website', noIndex = false, bareTitle = false } = props;
  const { origin } = useSettings();
  const address = canonical ?? origin + linkAddress(path);
  const name = bareTitle ? title : `${title} | Farwend`;
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="alternate" hrefLang="en" href={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Farwend" />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image ?? origin + (picture ? `/pictures/${picture}-1600.webp` : '/brand/share.jpg')} />
      {imageAlt && <meta property="og:image:alt" content={imageAlt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
