import type { ContentStatus, LinkTarget, ReviewState, RichText, TripType } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { ImageView } from '#src/publishing/pictures/imageView.ts';
import type { ContentName } from './contentName.ts';

/** A reference to a record by type and id. */
export interface EntityRef {
  entityType: LinkTarget;
  entityId: string;
}

/** The fields that every content item has, as stored: complete, validated, with images resolved. */
export interface ContentFields {
  title: string;
  slug: string;
  locale: string;
  summary: string;
  heroImage: ImageView | null;
  /** Absent in versions from before there was one. */
  uprightImage?: ImageView | null;
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

/** The columns that content is filtered, sorted and searched by, all derived from its fields. */
export interface ContentColumns {
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
  /** Plain text for full-text search. */
  searchText: string;
}

/** A row of `content`: the newest version of a content item. */
export interface ContentRow<F extends ContentFields = ContentFields> extends RecordRow, ContentColumns {
  type: ContentName;
  status: ContentStatus;
  statusChangedAt: Date;
  reviewState: ReviewState;
  reviewDueAt: string | null;
  /** Labels of the team: of the item, not of a version. */
  tags: string[];
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

const derivedColumns = {
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

export const ContentModel = defineModel<ContentRow>(
  'content',
  {
    ...recordColumns,
    ...derivedColumns,
    status: DataTypes.TEXT,
    statusChangedAt: DataTypes.DATE,
    reviewState: DataTypes.TEXT,
    reviewDueAt: DataTypes.DATEONLY,
    tags: DataTypes.ARRAY(DataTypes.TEXT),
    fields: DataTypes.JSONB,
    publishedVersion: DataTypes.INTEGER,
    publishedById: DataTypes.UUID,
    firstPublishedAt: DataTypes.DATE,
    publishAt: DataTypes.DATE,
    publishVersion: DataTypes.INTEGER,
    unpublishAt: DataTypes.DATE,
    deletedAt: DataTypes.DATE,
  },
  tableOptions('content'),
);

/** A row of `published_content`, as far as lists read it. */
export interface PublishedContentRow extends RecordRow {
  /** The list item as JSON. */
  listItem: string;
}

/** Published versions: the columns that lists filter and sort by, and the list item. */
export const PublishedContentModel = defineModel<PublishedContentRow>(
  'publishedContent',
  { ...recordColumns, ...derivedColumns, listItem: { type: DataTypes.TEXT, field: 'line' } },
  tableOptions('published_content'),
);
