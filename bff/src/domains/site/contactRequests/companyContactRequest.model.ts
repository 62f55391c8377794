import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import { type HandledRow, handlingColumns } from './handling.ts';

/** A row of company_contact_requests: a question to a company, or a company's request to join. */
export interface CompanyContactRequestRow extends HandledRow {
  kind: 'JOIN_AS_COMPANY' | 'QUESTION_TO_COMPANY';
  companyId: string | null;
  /** The partner created from a request to join, or the one that is asked. */
  partnerId: string | null;
  companyName: string | null;
  website: string | null;
  countryCodes: string[];
  phone: { prefix: string; number: string } | null;
}

export const CompanyContactRequestModel = defineModel<CompanyContactRequestRow>(
  'companyContactRequest',
  {
    ...recordColumns,
    kind: DataTypes.TEXT,
    companyId: DataTypes.UUID,
    partnerId: DataTypes.UUID,
    companyName: DataTypes.TEXT,
    website: DataTypes.TEXT,
    countryCodes: DataTypes.ARRAY(DataTypes.TEXT),
    phone: DataTypes.JSONB,
    ...handlingColumns,
  },
  tableOptions('company_contact_requests'),
);
