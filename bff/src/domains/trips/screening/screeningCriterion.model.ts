import type { PassWhen, ScreeningAnswerType, ScreeningStage, ScreeningSubjectType } from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of screening_criteria. */
export interface ScreeningCriterionRow extends RecordRow {
  key: string;
  question: string;
  helpText: string | null;
  subjectType: ScreeningSubjectType;
  stage: ScreeningStage;
  answerType: ScreeningAnswerType;
  choices: string[];
  passWhen: PassWhen;
  hardFail: boolean;
  weight: number;
  active: boolean;
  sortOrder: number;
  /** From screening_criterion_partners, read with the row. */
  requiredByPartnerIds: string[];
}

const requiredByPartners = literal(
  `(SELECT coalesce(array_agg(p.partner_id ORDER BY p.partner_id), '{}') FROM screening_criterion_partners p WHERE p.criterion_id = "screeningCriterion"."id")`,
);

export const ScreeningCriterionModel = defineModel<ScreeningCriterionRow>(
  'screeningCriterion',
  {
    ...recordColumns,
    key: DataTypes.TEXT,
    question: DataTypes.TEXT,
    helpText: DataTypes.TEXT,
    subjectType: DataTypes.TEXT,
    stage: DataTypes.TEXT,
    answerType: DataTypes.TEXT,
    choices: DataTypes.ARRAY(DataTypes.TEXT),
    passWhen: DataTypes.JSONB,
    hardFail: DataTypes.BOOLEAN,
    weight: DataTypes.INTEGER,
    active: DataTypes.BOOLEAN,
    sortOrder: DataTypes.INTEGER,
    requiredByPartnerIds: DataTypes.VIRTUAL,
  },
  {
    ...tableOptions('screening_criteria'),
    defaultScope: { attributes: { exclude: ['requiredByPartnerIds'], include: [[requiredByPartners, 'requiredByPartnerIds']] } },
  },
);
