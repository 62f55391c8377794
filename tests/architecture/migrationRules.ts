import { parse } from 'libpg-query';
import type { AlterTableCmd, Node } from '@pgsql/types';

/** What a rule looks at. */
interface RuleContext {
  /** Tables that the same migration creates: empty, and unknown to servers that run. */
  newTables: ReadonlySet<string>;
  isContract: boolean;
  runsAlone: boolean;
}

/** A rule of bff/migrations/README.md. */
interface Rule {
  name: string;
  /** What to do instead. */
  advice: string;
  isBroken(statement: Node, context: RuleContext): boolean;
}

const header = /^-- (?:Expand|Contract since (\d{4}-[\w-]+)): \S/;

/** What is wrong with a migration, by the rules for rolling deploys; `releases`: the migrations that releases ended with. */
export async function checkMigration(sql: string, releases: readonly string[]): Promise<string[]> {
  const [, since] = header.exec(sql) ?? [];
  const allowed = new Set([...sql.matchAll(/^-- allow ([\w-]+): \S/gm)].map(([, rule = '']) => rule));
  const { stmts = [] } = await parse(sql);
  const statements = stmts.flatMap(({ stmt }) => stmt ?? []);
  const context: RuleContext = {
    newTables: new Set(statements.flatMap((one) => ('CreateStmt' in one ? (one.CreateStmt.relation?.relname ?? []) : []))),
    isContract: since !== undefined,
    runsAlone: /^-- no transaction$/m.test(sql),
  };
  const broken = rules.filter(({ name, isBroken }) => !allowed.has(name) && statements.some((one) => isBroken(one, context)));
  const unknown = [...allowed].filter((name) => !rules.some((rule) => rule.name === name));
  return [
    ...(header.test(sql) ? [] : ['Its first line must be "-- Expand: what" or "-- Contract since NNNN-migration: what".']),
    ...(since !== undefined && !releases.includes(since) ? [`No release ended with ${since}: bff/migrations/releases has none.`] : []),
    ...(context.runsAlone && statements.length !== 1 ? ['A migration without a transaction must be a single statement.'] : []),
    ...unknown.map((name) => `There is no rule ${name} to allow.`),
    ...broken.map(({ name, advice }) => `${name}: ${advice}`),
  ];
}

/** By name, so that a migration can allow one: those of strong_migrations and squawk that PostgreSQL 15 and later need. */
const rules: readonly Rule[] = [
  {
    name: 'drop-in-expand',
    advice: 'servers of the release before still use what it drops or renames. Do that in a contract migration of a later release.',
    isBroken: (one, { isContract }) => !isContract && removesNames(one),
  },
  {
    name: 'rename',
    advice: 'no two releases can run with one name. Add the new one, fill it, and drop the old one in a later release.',
    isBroken: (one) =>
      'RenameStmt' in one && one.RenameStmt.renameType !== 'OBJECT_INDEX' && one.RenameStmt.renameType !== 'OBJECT_TABCONSTRAINT',
  },
  {
    name: 'column-type',
    advice: 'it rewrites the table under ACCESS EXCLUSIVE. Add a column of the new type instead.',
    isBroken: onAlter(({ subtype }) => subtype === 'AT_AlterColumnType'),
  },
  {
    name: 'not-null',
    advice:
      'servers of the release before insert no value, and all rows are read under ACCESS EXCLUSIVE. Give a new column a default; for an old one add CHECK (… IS NOT NULL) NOT VALID, validate it in a migration of its own, then SET NOT NULL.',
    isBroken: onAlter((command) => command.subtype === 'AT_SetNotNull' || addsRequiredColumn(command)),
  },
  {
    name: 'volatile-default',
    advice: 'it rewrites the table under ACCESS EXCLUSIVE. Add the column without it, set the default, then fill the old rows in batches.',
    isBroken: onAlter((command) => command.subtype === 'AT_AddColumn' && constraintsOf(command).some(isComputed)),
  },
  {
    name: 'constraint-with-scan',
    advice:
      'it checks all rows under a lock that stops writes. Add it NOT VALID and validate it in a migration of its own; a unique one USING an INDEX that was created CONCURRENTLY.',
    isBroken: onAlter(addsScannedConstraint),
  },
  {
    name: 'index-with-lock',
    advice:
      'it stops writes until the index is built. Use CREATE INDEX CONCURRENTLY IF NOT EXISTS in a migration marked -- no transaction.',
    isBroken: (one, { newTables }) =>
      'IndexStmt' in one && !one.IndexStmt.concurrent && !newTables.has(one.IndexStmt.relation?.relname ?? ''),
  },
  {
    name: 'all-rows',
    advice: 'it changes every row in one transaction. Fill them in batches, or where the row is next written.',
    isBroken: (one, { newTables }) =>
      ('UpdateStmt' in one && !one.UpdateStmt.whereClause && !newTables.has(one.UpdateStmt.relation?.relname ?? '')) ||
      ('DeleteStmt' in one && !one.DeleteStmt.whereClause && !newTables.has(one.DeleteStmt.relation?.relname ?? '')) ||
      'TruncateStmt' in one,
  },
  {
    name: 'table-rewrite',
    advice: 'it locks the table until it is rewritten.',
    isBroken: (one, context) =>
      'ClusterStmt' in one ||
      'VacuumStmt' in one ||
      'LockStmt' in one ||
      ('ReindexStmt' in one && !context.runsAlone) ||
      ('RefreshMatViewStmt' in one && !one.RefreshMatViewStmt.concurrent) ||
      onAlter(({ subtype }) => /^AT_Set(?:Logged|UnLogged|TableSpace|AccessMethod)$/.test(subtype ?? ''))(one, context),
  },
  {
    name: 'block',
    advice: 'what a DO block does cannot be checked. Write statements, or say why it is safe.',
    isBroken: (one) => 'DoStmt' in one,
  },
  {
    name: 'not-repeatable',
    advice: 'a migration without a transaction may be interrupted and runs again: use IF NOT EXISTS or IF EXISTS.',
    isBroken: (one, { runsAlone }) =>
      runsAlone &&
      !(
        ('IndexStmt' in one && one.IndexStmt.concurrent && one.IndexStmt.if_not_exists) ||
        ('DropStmt' in one && one.DropStmt.missing_ok) ||
        'ReindexStmt' in one ||
        ('AlterTableStmt' in one && commandsOf(one).every(({ subtype }) => subtype === 'AT_ValidateConstraint'))
      ),
  },
  {
    name: 'concurrently-in-transaction',
    advice: 'PostgreSQL refuses it. Mark the migration -- no transaction.',
    isBroken: (one, { runsAlone }) =>
      !runsAlone && (('IndexStmt' in one && one.IndexStmt.concurrent === true) || ('DropStmt' in one && one.DropStmt.concurrent === true)),
  },
];

/** A rule about the commands of ALTER TABLE on a table that was there before. */
function onAlter(isBroken: (command: AlterTableCmd) => boolean): Rule['isBroken'] {
  return (one, { newTables }) =>
    'AlterTableStmt' in one && !newTables.has(one.AlterTableStmt.relation?.relname ?? '') && commandsOf(one).some(isBroken);
}

function commandsOf({ AlterTableStmt: { cmds = [] } }: Extract<Node, { AlterTableStmt: unknown }>): AlterTableCmd[] {
  return cmds.flatMap((one) => ('AlterTableCmd' in one ? one.AlterTableCmd : []));
}

/** Indexes and triggers may go at any time: only their effects are used. */
function removesNames(one: Node): boolean {
  if ('DropStmt' in one) return !/^OBJECT_(?:INDEX|TRIGGER)$/.test(one.DropStmt.removeType ?? '');
  return 'AlterTableStmt' in one && commandsOf(one).some(({ subtype }) => subtype === 'AT_DropColumn');
}

function constraintsOf({ def }: AlterTableCmd) {
  const constraints = def && 'ColumnDef' in def ? (def.ColumnDef.constraints ?? []) : [];
  return constraints.flatMap((one) => ('Constraint' in one ? one.Constraint : []));
}

function addsRequiredColumn(command: AlterTableCmd): boolean {
  const types = constraintsOf(command).map(({ contype }) => contype);
  const isFilled = types.some((type) => type === 'CONSTR_DEFAULT' || type === 'CONSTR_GENERATED' || type === 'CONSTR_IDENTITY');
  return command.subtype === 'AT_AddColumn' && types.includes('CONSTR_NOTNULL') && !isFilled;
}

/** Whether every row needs a value of its own: a generated column, an identity, or a default that calls a function other than now(). */
function isComputed({ contype, raw_expr: expression }: ReturnType<typeof constraintsOf>[number]): boolean {
  if (contype === 'CONSTR_GENERATED' || contype === 'CONSTR_IDENTITY') return true;
  const called = JSON.stringify(expression ?? {}).matchAll(/"FuncCall":\{"funcname":(\[.*?\])/g);
  return contype === 'CONSTR_DEFAULT' && [...called].some(([, name = '']) => !name.includes('"now"'));
}

function addsScannedConstraint(command: AlterTableCmd): boolean {
  const { subtype, def } = command;
  if (subtype === 'AT_AddColumn')
    return constraintsOf(command).some(({ contype }) => /^CONSTR_(?:FOREIGN|CHECK|UNIQUE|PRIMARY)$/.test(contype ?? ''));
  if (subtype !== 'AT_AddConstraint' || !def || !('Constraint' in def)) return false;
  const { contype, skip_validation: isNotValid, indexname } = def.Constraint;
  return !isNotValid && indexname === undefined && contype !== undefined;
}
