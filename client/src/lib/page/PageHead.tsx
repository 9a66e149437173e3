import { useLingui } from '@lingui/react';
import { use } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import type { Thing, WithContext } from 'schema-dts';
import { usePageSettings } from './pageSettings.ts';
import { RenderingContext, RoutePathContext } from './rendering.ts';

export interface PageHeadProps {
  /** The document's title; the brand is added. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string;
  /** schema.org data for search engines. */
  structuredData?: WithContext<Thing>;
  /** Keeps the page out of search results. */
  noIndex?: boolean;
  /** Path of the preview picture for shared links; the product's own by default. */
  image?: string;
  /** Canonical URL where the route's path is not enough, such as `/jobs/detail?id=…`. */
  path?: string;
}

/** The document's title and its metadata for search engines and shared links. Once per page, or within `PageHeading`. */
export function PageHead({ title, description, structuredData, noIndex, image, path }: PageHeadProps) {
  const { origin } = use(RenderingContext);
  const { brandName } = usePageSettings();
  const routePath = use(RoutePathContext);
  const params = useParams();
  const ownPath = path ?? (routePath && generatePath(routePath, params));
  return (
    <>
      <title>{`${title} · ${brandName}`}</title>
      {description && <meta name="description" content={description} />}
      {noIndex || !ownPath ? (
        <meta name="robots" content="noindex" />
      ) : (
        <SharedLink title={title} description={description} url={origin + ownPath} image={image} />
      )}
      {structuredData && <StructuredData data={structuredData} />}
    </>
  );
}

interface SharedLinkProps {
  title: string;
  description: string | undefined;
  url: string;
  image: string | undefined;
}

/** Made by server/bin/makePictures.ts. */
const SHARED_PICTURE = '/share.png';

/** Canonical address and Open Graph. */
function SharedLink({ title, description, url, image = SHARED_PICTURE }: SharedLinkProps) {
  const { i18n } = useLingui();
  const { brandName } = usePageSettings();
  const { origin } = use(RenderingContext);
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brandName} />
      <meta property="og:locale" content={i18n.locale === 'hi' ? 'hi_IN' : 'en_IN'} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** JSON-LD is data, so the Content-Security-Policy allows it inline. */
function StructuredData({ data }: { data: WithContext<Thing> }) {
  // An unescaped "<" in a text could close the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot leave its element, see above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
