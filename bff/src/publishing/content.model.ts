import type { ContentStatus, LinkTarget, ReviewState, RichText, TripType } from '@farwend/api-contract';
import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';
import type { ImageView } from '#src/entities/images/imageView.ts';

/** The kinds of content; places can be linked to but are no content. */
export type ContentName = Exclude<LinkTarget, 'location'>;

/** A record pointed to by type and id. */
export interface EntityRef {
  entityType: LinkTarget;
  entityId: string;
}

/** What an editor writes of any content, as it is stored: complete, validated, pictures resolved. */
export interface ContentFields {
  title: string;
  slug: string;
  locale: string;
  summary: string;
  heroImage: ImageView | null;
  body: RichText;
  primaryLocationId: string | null;
  locationIds: string[];
  tripTypes: TripType[];
  authorId: string | null;
  pinnedRelated: EntityRef[];
  seo: {
    metaTitle: string | null;
    metaDescription: string | null;
    canonicalUrl: string | null;
    noIndex: boolean;
    ogImage: ImageView | null;
  };
  searchTerms: string[];
  reviewDueAt: string | null;
}

/** What content is listed, filtered and found by; all of it follows from the fields. */
export interface ContentFacts {
  title: string;
  slug: string;
  locale: string;
  primaryLocationId: string | null;
  locationIds: string[];
  tripTypes: string[];
  searchTerms: string[];
  contentCountry: string | null;
  authorId: string | null;
  kind: string | null;
  category: string | null;
  parentId: string | null;
  categoryIds: string[];
  companyId: string | null;
  partnerId: string | null;
  nights: number | null;
  priceUsd: number | null;
  sortOrder: number;
  path: string | null;
  /** Plain text that words are looked for in. */
  searchText: string;
}

/** A row of content: the newest version. */
export interface ContentRow<F extends ContentFields = ContentFields> extends RecordRow, ContentFacts {
  type: ContentName;
  status: ContentStatus;
  statusChangedAt: Date;
  reviewState: ReviewState;
  reviewDueAt: string | null;
  fields: F;
  publishedVersion: number | null;
  publishedAt: Date | null;
  publishedById: string | null;
  firstPublishedAt: Date | null;
  publishAt: Date | null;
  publishVersion: number | null;
  unpublishAt: Date | null;
  deletedAt: Date | null;
}

const factColumns = {
  type: DataTypes.TEXT,
  slug: DataTypes.TEXT,
  title: DataTypes.TEXT,
  locale: DataTypes.TEXT,
  primaryLocationId: DataTypes.UUID,
  locationIds: DataTypes.ARRAY(DataTypes.UUID),
  tripTypes: DataTypes.ARRAY(DataTypes.TEXT),
  searchTerms: DataTypes.ARRAY(DataTypes.TEXT),
  contentCountry: DataTypes.CHAR(2),
  authorId: DataTypes.UUID,
  kind: DataTypes.TEXT,
  category: DataTypes.TEXT,
  parentId: DataTypes.UUID,
  categoryIds: DataTypes.ARRAY(DataTypes.UUID),
  companyId: DataTypes.UUID,
  partnerId: DataTypes.UUID,
  nights: DataTypes.INTEGER,
  priceUsd: DataTypes.INTEGER,
  sortOrder: DataTypes.INTEGER,
  path: DataTypes.TEXT,
  searchText: DataTypes.TEXT,
  publishedAt: DataTypes.DATE,
};

export function defineContent(sequelize: Sequelize) {
  return sequelize.define<Model<ContentRow>>(
    'content',
    {
      ...recordColumns,
      ...factColumns,
      status: DataTypes.TEXT,
      statusChangedAt: DataTypes.DATE,
      reviewState: DataTypes.TEXT,
      reviewDueAt: DataTypes.DATEONLY,
      fields: DataTypes.JSONB,
      publishedVersion: DataTypes.INTEGER,
      publishedById: DataTypes.UUID,
      firstPublishedAt: DataTypes.DATE,
      publishAt: DataTypes.DATE,
      publishVersion: DataTypes.INTEGER,
      unpublishAt: DataTypes.DATE,
      deletedAt: DataTypes.DATE,
    },
    table('content'),
  );
}

/** What lists read of published content. */
export interface ContentLineRow extends RecordRow {
  /** The line of the list, as JSON. */
  line: string;
}

/** The published versions; only what lists filter and sort by, and the line itself. */
export function definePublishedContent(sequelize: Sequelize) {
  return sequelize.define<Model<ContentLineRow>>(
    'publishedContent',
    { ...recordColumns, ...factColumns, line: DataTypes.TEXT },
    table('published_content'),
  );
}
