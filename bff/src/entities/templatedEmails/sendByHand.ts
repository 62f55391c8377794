import type { BodyOf, contract } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { rows } from '#src/calls/entity.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { newsletterLink } from '#src/entities/capture/newsletterLink.ts';
import type { TemplateRow } from '#src/entities/templates/template.model.ts';
import { is } from '#src/http/actor.ts';
import { Failure, fieldFailure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { layout } from '#src/mail/layout.ts';
import { exampleData } from '#src/mail/exampleData.ts';
import { renderTemplate } from '#src/mail/renderTemplate.ts';
import { secretNames, withoutSecrets } from '#src/mail/secretValues.ts';
import { queueMail } from '#src/mail/sendTemplate.ts';
import { TemplateDataError } from '#src/mail/templateValues.ts';
import { checkMailLimit, recipientOf } from './recipientOf.ts';
import type { TemplatedEmailRow } from './templatedEmail.model.ts';

type Body = BodyOf<typeof contract.templatedEmails.send>;

const SEND_AHEAD_MS = 90 * 24 * 3600 * 1000;
const relatedTables: Record<NonNullable<Body['related']>['type'], string> = {
  tripRequest: 'trip_requests',
  tripMatch: 'trip_matches',
  traveler: 'travelers',
  partner: 'partners',
  document: 'documents',
  review: 'reviews',
  salesRecording: 'sales_recordings',
  conversation: 'conversations',
};

/** Sends a mail that a person chose: to somebody we know, with data that fits, and nothing in it that leads elsewhere. */
export async function sendByHand(key: string, body: Body, context: CallContext): Promise<TemplatedEmailRow> {
  const template = await findTemplate(key, context);
  checkRight(template, body.test, context);
  const { to, personId } = await recipientOf(body, context);
  await checkMailLimit(to, context);
  if (body.related) await checkRelated(body.related, context);
  const given = checkedData(template, body, context);
  const data = template.category === 'MARKETING' ? { ...given, unsubscribeUrl: await wayOut(to, body.test, context) } : given;
  const letter = render(template, withoutSecrets(template.key, data));
  const id = await queueMail(
    template.key,
    template.category,
    { to, personId, data, ...(body.related ? { related: body.related } : {}), ...sendAtOf(body) },
    body.test,
    context,
  );
  await recordAudit('SEND', 'templatedEmail', id, { template: template.key, test: body.test }, context);
  const found = await context.models.templatedEmails.findAll({ where: { id }, raw: true, transaction: context.transaction });
  const [row] = rows<TemplatedEmailRow>(found);
  if (!row) throw new Failure('server.error');
  return { ...row, subject: letter.subject, ...layout(letter) };
}

async function findTemplate(key: string, { models, transaction }: CallContext): Promise<TemplateRow> {
  if (!/^[a-z0-9-]{1,80}$/.test(key)) throw notFound();
  const where = { channel: 'EMAIL', [Op.or]: [{ key }, ...(isId(key) ? [{ id: key }] : [])] };
  const [template] = rows<TemplateRow>(await models.templates.findAll({ where, raw: true, transaction }));
  if (!template) throw notFound();
  if (!template.active) throw new Failure('resource.locked', { message: 'The template is switched off. Set it active first.' });
  return template;
}

function checkRight({ key, category }: TemplateRow, test: boolean, { actor }: CallContext): void {
  const isMarketing = category === 'MARKETING';
  if (!is(actor, 'admin') && !(isMarketing ? is(actor, 'marageti') : is(actor, 'care')))
    throw new Failure('auth.forbidden', { message: isMarketing ? 'Marketing sends this one.' : 'Care sends this one.' });
  if (!test && secretNames(key).some((name) => name !== 'unsubscribeUrl'))
    throw new Failure('auth.forbidden', { message: 'The product sends this one itself, with a code of its own. You may send a test.' });
}

/** Values for the template's variables and no others; addresses of our own only. */
function checkedData(template: TemplateRow, { data, test }: Body, { settings }: CallContext): Record<string, unknown> {
  const known = new Map(template.variables.map((variable) => [variable.name, variable]));
  const own = [settings.publicOrigin, ...Object.values(settings.portalUrls).map((url) => new URL(url).origin)];
  for (const [name, value] of Object.entries(data)) {
    const variable = known.get(name);
    if (!variable) throw fieldFailure(`/data/${name}`, 'unknown', `The template has these: ${[...known.keys()].join(', ') || 'none'}`);
    if (variable.type === 'url' && value !== null && !own.includes(URL.parse(String(value))?.origin ?? ''))
      throw fieldFailure(`/data/${name}`, 'notAllowed', `Give an address of our own, like ${settings.publicOrigin}/my-trips`);
  }
  return test ? { ...exampleData(template.variables), ...data } : data;
}

function render(template: TemplateRow, data: Record<string, unknown>) {
  try {
    return renderTemplate(template, data);
  } catch (error) {
    if (!(error instanceof TemplateDataError)) throw error;
    throw fieldFailure(`/data/${error.variable}`, error.message.endsWith('missing') ? 'required' : 'type', error.message);
  }
}

/** Where somebody who agreed to marketing ends it; nobody else gets any. */
async function wayOut(to: string, test: boolean, { sequelize, transaction, settings }: CallContext): Promise<string> {
  const text = "SELECT id FROM newsletter_requests WHERE email = $1 AND status = 'CONFIRMED'";
  const [row] = await preparedQuery<{ id: string }>(sequelize, 'mail.subscription', text, [to], transaction);
  if (row) return newsletterLink('unsubscribe', row.id, settings);
  if (test) return `${settings.publicOrigin}/newsletter/unsubscribe`;
  throw fieldFailure('/to', 'notAllowed', 'This person has not agreed to marketing mails');
}

async function checkRelated({ type, id }: NonNullable<Body['related']>, { sequelize, transaction, actor }: CallContext): Promise<void> {
  const text = `SELECT id FROM ${relatedTables[type]} WHERE id = $1`;
  const isThere =
    is(actor, 'admin', 'care') && (await preparedQuery(sequelize, `mail.related.${type}`, text, [id], transaction)).length > 0;
  if (!isThere) throw fieldFailure('/related/id', 'unknown', 'There is no such record that you may see');
}

function sendAtOf({ sendAt }: Body): { sendAt?: Date } {
  if (sendAt === undefined) return {};
  const at = new Date(sendAt);
  if (at.getTime() > Date.now() + SEND_AHEAD_MS) throw fieldFailure('/sendAt', 'tooBig', 'Choose a moment within 90 days');
  return at.getTime() > Date.now() ? { sendAt: at } : {};
}
