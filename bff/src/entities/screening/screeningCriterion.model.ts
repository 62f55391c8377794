import type { PassWhen, ScreeningAnswerType, ScreeningStage, ScreeningSubjectType } from '@farwend/api-contract';
import { DataTypes, literal, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

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
  /** Of screening_criterion_partners, read with the row. */
  requiredByPartnerIds: string[];
}

const demandedBy = literal(
  `(SELECT coalesce(array_agg(p.partner_id ORDER BY p.partner_id), '{}') FROM screening_criterion_partners p WHERE p.criterion_id = "screeningCriterion"."id")`,
);

export function defineScreeningCriterion(sequelize: Sequelize) {
  return sequelize.define<Model<ScreeningCriterionRow>>(
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
      ...table('screening_criteria'),
      defaultScope: { attributes: { exclude: ['requiredByPartnerIds'], include: [[demandedBy, 'requiredByPartnerIds']] } },
    },
  );
}
