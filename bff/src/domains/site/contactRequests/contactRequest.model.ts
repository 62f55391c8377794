import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import { type HandledRow, handlingColumns } from './handling.ts';

/** A row of contact_requests: a message from the contact form. */
export interface ContactRequestRow extends HandledRow {
  option: 'PLAN_A_TRIP' | 'EXISTING_TRIP' | 'PRESS' | 'TRAVEL_COMPANY' | 'CAREERS' | 'OTHER';
}

export const ContactRequestModel = defineModel<ContactRequestRow>(
  'contactRequest',
  { ...recordColumns, option: DataTypes.TEXT, ...handlingColumns },
  tableOptions('contact_requests'),
);
