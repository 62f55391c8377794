import { DataTypes, type Model, type Sequelize } from 'sequelize';
import { recordColumns, table } from '#src/calls/recordColumns.ts';
import { type HandledRow, handlingColumns } from './handling.ts';

/** A row of company_contact_requests: a question to a company, or a company's wish to join. */
export interface CompanyContactRequestRow extends HandledRow {
  kind: 'JOIN_AS_COMPANY' | 'QUESTION_TO_COMPANY';
  companyId: string | null;
  /** The partner that came out of the wish to join, or whose company is asked. */
  partnerId: string | null;
  companyName: string | null;
  website: string | null;
  countryCodes: string[];
  name: string;
  email: string;
  phone: { prefix: string; number: string } | null;
  message: string;
}

export function defineCompanyContactRequest(sequelize: Sequelize) {
  return sequelize.define<Model<CompanyContactRequestRow>>(
    'companyContactRequest',
    {
      ...recordColumns,
      kind: DataTypes.TEXT,
      companyId: DataTypes.UUID,
      partnerId: DataTypes.UUID,
      companyName: DataTypes.TEXT,
      website: DataTypes.TEXT,
      countryCodes: DataTypes.ARRAY(DataTypes.TEXT),
      name: DataTypes.TEXT,
      email: DataTypes.TEXT,
      phone: DataTypes.JSONB,
      message: DataTypes.TEXT,
      ...handlingColumns,
    },
    table('company_contact_requests'),
  );
}
