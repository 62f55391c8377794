import type { LocationType } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { ImageView } from '#src/publishing/pictures/imageView.ts';

/** Metadata for search engines. */
export interface LocationSeo {
  metaTitle?: string | null | undefined;
  metaDescription?: string | null | undefined;
  canonicalUrl?: string | null | undefined;
  noIndex?: boolean | undefined;
}

/** A row of locations. */
export interface LocationRow extends RecordRow {
  name: string;
  type: LocationType;
  slug: string;
  parentIds: string[];
  /** Of countries only. */
  isoCode2: string | null;
  /** The country that it is or lies in, derived from its parents; null if there are several. */
  countryCode: string | null;
  lat: number | null;
  lng: number | null;
  /** West, south, east, north. */
  bbox: number[] | null;
  timeZone: string | null;
  currencyCode: string | null;
  alternateNames: string[];
  served: boolean;
  popularity: number;
  image: ImageView | null;
  summary: string | null;
  seo: LocationSeo;
  status: 'ACTIVE' | 'HIDDEN';
  /** Name and alternate names joined by |, normalized by PostgreSQL's plain_text. */
  searchText: string;
}

export const LocationModel = defineModel<LocationRow>(
  'location',
  {
    ...recordColumns,
    name: DataTypes.TEXT,
    type: DataTypes.TEXT,
    slug: DataTypes.TEXT,
    parentIds: DataTypes.ARRAY(DataTypes.UUID),
    isoCode2: { type: DataTypes.CHAR(2), field: 'iso_code2' },
    countryCode: DataTypes.CHAR(2),
    lat: DataTypes.DOUBLE,
    lng: DataTypes.DOUBLE,
    bbox: DataTypes.ARRAY(DataTypes.DOUBLE),
    timeZone: DataTypes.TEXT,
    currencyCode: DataTypes.CHAR(3),
    alternateNames: DataTypes.ARRAY(DataTypes.TEXT),
    served: DataTypes.BOOLEAN,
    popularity: DataTypes.INTEGER,
    image: DataTypes.JSONB,
    summary: DataTypes.TEXT,
    seo: DataTypes.JSONB,
    status: DataTypes.TEXT,
    searchText: DataTypes.TEXT,
  },
  tableOptions('locations'),
);
