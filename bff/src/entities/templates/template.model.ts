import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';
import type { VariableType } from '#src/mail/variable.ts';

/** One variable of a template as it is kept. */
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

export function defineTemplate(sequelize: Sequelize) {
  return sequelize.define<Model<TemplateRow>>(
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
    table('templates'),
  );
}
