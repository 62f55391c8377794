import { DataTypes, type Model, type Sequelize } from 'sequelize';
import { recordColumns, table } from '#src/calls/recordColumns.ts';
import { type HandledRow, handlingColumns } from './handling.ts';

/** A row of contact_requests: a message from the contact form. */
export interface ContactRequestRow extends HandledRow {
  option: 'PLAN_A_TRIP' | 'EXISTING_TRIP' | 'PRESS' | 'TRAVEL_COMPANY' | 'CAREERS' | 'OTHER';
  name: string;
  email: string;
  message: string;
}

export function defineContactRequest(sequelize: Sequelize) {
  return sequelize.define<Model<ContactRequestRow>>(
    'contactRequest',
    { ...recordColumns, option: DataTypes.TEXT, name: DataTypes.TEXT, email: DataTypes.TEXT, message: DataTypes.TEXT, ...handlingColumns },
    table('contact_requests'),
  );
}
