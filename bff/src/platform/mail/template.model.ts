import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { VariableType } from './variable.ts';

/** A variable of a template as it is stored. */
export interface TemplateVariable {
  name: string;
  type: VariableType;
  required: boolean;
  example: string;
}

/** A row of templates. */
export interface TemplateRow extends RecordRow {
  key: string;
  name: string;
  channel: 'EMAIL' | 'MESSAGE' | 'PUSH';
  audience: 'TRAVELER' | 'AGENT' | 'STAFF';
  category: 'TRANSACTIONAL' | 'REMINDER' | 'MARKETING';
  subject: string;
  preheader: string | null;
  body: string;
  variables: TemplateVariable[];
  ownerPartnerId: string | null;
  photoSlot: 'NONE' | 'COUNTRY' | 'COUNTRY_EMAIL' | 'GENERIC';
  active: boolean;
  builtIn: boolean;
}

export const TemplateModel = defineModel<TemplateRow>(
  'template',
  {
    ...recordColumns,
    key: DataTypes.TEXT,
    name: DataTypes.TEXT,
    channel: DataTypes.TEXT,
    audience: DataTypes.TEXT,
    category: DataTypes.TEXT,
    subject: DataTypes.TEXT,
    preheader: DataTypes.TEXT,
    body: DataTypes.TEXT,
    variables: DataTypes.JSONB,
    ownerPartnerId: DataTypes.UUID,
    photoSlot: DataTypes.TEXT,
    active: DataTypes.BOOLEAN,
    builtIn: DataTypes.BOOLEAN,
  },
  tableOptions('templates'),
);
