import { expect, test } from '@jest/globals';
import { DataTypes, Op, Sequelize, type WhereOptions } from 'sequelize';
import { sqlCondition } from './sqlCondition.ts';
import { bindValues, inlineConstants, whereSql } from './whereSql.ts';

const sequelize = new Sequelize('postgres://nobody@127.0.0.1:1/none', { define: { underscored: true } });
const model = sequelize.define('trip', { personId: DataTypes.UUID, tags: DataTypes.ARRAY(DataTypes.TEXT), seenAt: DataTypes.DATE });
const day = new Date('2026-11-21T00:00:00Z');

test.each<[WhereOptions, string, unknown[]]>([
  [{}, '', []],
  [{ status: 'OPEN' }, `"trip"."status" = $1`, ['OPEN']],
  [{ personId: 'a-1' }, `"trip"."person_id" = $1`, ['a-1']],
  [{ status: "x' OR true" }, `"trip"."status" = $1`, ["x' OR true"]],
  [{ personId: null, shown: true }, `("trip"."person_id" IS NULL AND "trip"."shown" = true)`, []],
  [{ status: ['A', 'b c'] }, `("trip"."status" IN ($1, $2))`, ['A', 'b c']],
  [{ status: { [Op.in]: [] } }, '(false)', []],
  [{ status: { [Op.notIn]: [] } }, '', []],
  [{ status: { [Op.notIn]: ['A'] } }, `NOT ("trip"."status" IN ($1))`, ['A']],
  [{ tags: { [Op.contains]: ['x'] } }, `"trip"."tags" @> $1`, [['x']]],
  [{ seenAt: { [Op.ne]: null, [Op.lt]: day } }, `("trip"."seen_at" IS NOT NULL AND "trip"."seen_at" < $1)`, [day]],
  [{ nights: { [Op.between]: [3, 9] } }, `"trip"."nights" BETWEEN $1 AND $2`, [3, 9]],
  [{ [Op.or]: [{ a: 1 }, { b: 2 }] }, `("trip"."a" = $1 OR "trip"."b" = $2)`, [1, 2]],
  [{ [Op.or]: [] }, 'false', []],
  [{ [Op.or]: [{}, { a: 1 }] }, `"trip"."a" = $1`, [1]],
  [{ [Op.not]: { a: 1, b: 2 } }, `NOT (("trip"."a" = $1 AND "trip"."b" = $2))`, [1, 2]],
  [{ [Op.not]: {} }, 'false', []],
  [{ [Op.and]: [{}, sequelize.literal('now() > x'), { a: { [Op.not]: null } }] }, `(now() > x AND "trip"."a" IS NOT NULL)`, []],
  [{ personId: { [Op.in]: sequelize.literal('(SELECT 1)') } }, `("trip"."person_id" IN (SELECT 1))`, []],
  [
    { a: 1, [Op.and]: [sqlCondition("b LIKE '%:x' || f(:x)::text", { x: "'y" })] },
    `("trip"."a" = $1 AND b LIKE '%:x' || f($2)::text)`,
    [1, "'y"],
  ],
  [{ personId: { [Op.in]: sqlCondition('(SELECT :id)', { id: 'a-1' }) } }, `("trip"."person_id" IN (SELECT $1))`, ['a-1']],
])('%j', (where, text, values) => {
  const bound: unknown[] = [];
  expect(whereSql(model, where, bindValues(bound))).toBe(text);
  expect(bound).toEqual(values);
});

test('rejects undefined values and unknown operators', () => {
  expect(() => whereSql(model, { personId: undefined }, bindValues([]))).toThrow('undefined');
  expect(() => whereSql(model, { a: { [Op.regexp]: 'x' } }, bindValues([]))).toThrow('not supported');
});

test('inlines constants and binds everything else', () => {
  const values: unknown[] = [];
  const where = { status: ['OPEN', "x' OR true"], personId: 'a-1' };
  expect(whereSql(model, where, inlineConstants(values))).toBe(`(("trip"."status" IN ('OPEN', $1)) AND "trip"."person_id" = $2)`);
  expect(values).toEqual(["x' OR true", 'a-1']);
});
