import type { LocationType } from '@farwend/api-contract';
import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';
import type { ImageView } from '#src/entities/images/imageView.ts';

/** What search engines are told of a place. */
export interface LocationSeo {
  metaTitle?: string | null | undefined;
  metaDescription?: string | null | undefined;
  canonicalUrl?: string | null | undefined;
  noIndex?: boolean | undefined;
}

/** A row of locations: a place. */
export interface LocationRow extends RecordRow {
  name: string;
  type: LocationType;
  slug: string;
  parentIds: string[];
  /** Of countries only. */
  isoCode2: string | null;
  /** The one country it is or lies in; follows from its parents. */
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
  /** Name and alternate names joined by |, as the database's plain_text makes it. */
  searchText: string;
}

export function defineLocation(sequelize: Sequelize) {
  return sequelize.define<Model<LocationRow>>(
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
    table('locations'),
  );
}
