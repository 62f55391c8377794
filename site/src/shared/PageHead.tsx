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
  picture?: PictureName;
  /** Keeps the page out of search machines. */
  noIndex?: boolean;
  /** The title stands alone, without the brand. */
  bareTitle?: boolean;
}

/** Title, description, canonical address and Open Graph; React moves them into the head. */
export function PageHead({ title, description, path, picture, noIndex = false, bareTitle = false }: PageHeadProps) {
  const { origin } = useSettings();
  const address = origin + linkAddress(path);
  const name = bareTitle ? title : `${title} | Farwend`;
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {noIndex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Farwend" />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + (picture ? `/pictures/${picture}-1600.webp` : '/brand/share.jpg')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
