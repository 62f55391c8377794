import { linkAddress } from '@farwend/design-system';
import type { PictureName } from './pictures.data.ts';
import { useSettings } from './SettingsContext.ts';

/** Props of PageHead. */
export interface PageHeadProps {
  /** Title of the page; the brand is appended. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** Canonical path; a trailing slash is added. */
  path: string;
  /** Name of the share image. Defaults to the brand's own. */
  picture?: PictureName | undefined;
  /** Absolute URL of a share image that is not one of the site's pictures. */
  image?: string | undefined;
  /** Alternative text of the share image. */
  imageAlt?: string | undefined;
  /** Absolute canonical URL if it differs from `path`. */
  canonical?: string | undefined;
  /** Open Graph type. Defaults to `website`. */
  type?: 'website' | 'article' | undefined;
  /** Keeps the page out of search engines. Defaults to false. */
  noIndex?: boolean;
  /** Shows the title without the brand. Defaults to false. */
  bareTitle?: boolean;
}

/** Title, description, canonical address and Open Graph; React moves them into the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, picture, image, imageAlt, canonical, type = 'website', noIndex = false, bareTitle = false } = props;
  const { origin } = useSettings();
  const url = canonical ?? origin + linkAddress(path);
  const name = bareTitle ? title : `${title} | Farwend`;
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="alternate" hrefLang="en" href={url} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Farwend" />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image ?? origin + (picture ? `/pictures/${picture}-1600.webp` : '/brand/share.jpg')} />
      {imageAlt && <meta property="og:image:alt" content={imageAlt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
