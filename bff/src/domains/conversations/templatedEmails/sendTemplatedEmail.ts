import type { BodyOf, contract } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { recordAudit } from '#src/records/recordVersion.ts';
import { signNewsletterLink } from '#src/platform/mail/newsletterLink.ts';
import { TemplateModel, type TemplateRow } from '#src/platform/mail/template.model.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure, fieldFailure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { renderLayout } from '#src/platform/mail/renderLayout.ts';
import { buildExampleData } from '#src/platform/mail/buildExampleData.ts';
import { renderTemplate } from '#src/platform/mail/renderTemplate.ts';
import { secretNames, maskSecrets } from '#src/platform/mail/maskSecrets.ts';
import { queueEmail } from '#src/platform/mail/sendTemplate.ts';
import { TemplateDataError } from '#src/platform/mail/templateValues.ts';
import { checkEmailLimit, findRecipient } from './findRecipient.ts';
import { TemplatedEmailModel, type TemplatedEmailRow } from '#src/platform/mail/templatedEmail.model.ts';
import { selectSubscription, selectRelated } from './sendTemplatedEmail.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type Body = BodyOf<typeof contract.templatedEmails.send>;

const SEND_AHEAD_MS = 90 * 24 * 3600 * 1000;

/** Sends a template on request of a person: only to known recipients, with validated data and links to our own sites. */
export async function sendTemplatedEmail(key: string, body: Body, context: CallContext): Promise<TemplatedEmailRow> {
  const template = await findTemplate(key, context);
  checkPermission(template, body.test, context);
  const { to, personId } = await findRecipient(body, context);
  await checkEmailLimit(to, context);
  if (body.related) await checkRelated(body.related, context);
  const values = resolveData(template, body, context);
  const data =
    template.category === 'MARKETING' ? { ...values, unsubscribeUrl: await buildUnsubscribeUrl(to, body.test, context) } : values;
  const email = render(template, maskSecrets(template.key, data));
  const id = await queueEmail(
    template.key,
    template.category,
    { to, personId, data, ...(body.related ? { related: body.related } : {}), ...parseSendAt(body) },
    body.test,
    context,
  );
  await recordAudit('SEND', 'templatedEmail', id, { template: template.key, test: body.test }, context);
  const row = await context.db.withoutRowLock().byId(TemplatedEmailModel, id);
  if (!row) throw new Failure('server.error');
  return { ...row, subject: email.subject, ...renderLayout(email) };
}

async function findTemplate(key: string, { db }: CallContext): Promise<TemplateRow> {
  if (!/^[a-z0-9-]{1,80}$/.test(key)) throw notFound();
  const where = { channel: 'EMAIL', [Op.or]: [{ key }, ...(isId(key) ? [{ id: key }] : [])] };
  const [template] = await db.find(TemplateModel, { where });
  if (!template) throw notFound();
  if (!template.active) throw new Failure('resource.locked', { message: 'The template is inactive. Activate it first.' });
  return template;
}

function checkPermission({ key, category }: TemplateRow, test: boolean, { actor }: CallContext): void {
  const isMarketing = category === 'MARKETING';
  if (!is(actor, 'admin') && !(isMarketing ? is(actor, 'marageti') : is(actor, 'care')))
    throw new Failure('auth.forbidden', {
      message: isMarketing ? 'Only marketing can send this template.' : 'Only care can send this template.',
    });
  if (!test && secretNames(key).some((name) => name !== 'unsubscribeUrl'))
    throw new Failure('auth.forbidden', {
      message: 'This template contains a secret and is only sent automatically. You can send a test.',
    });
}

/** Throws 422 for unknown variables and for URLs of other sites; fills a test with examples. */
function resolveData(template: TemplateRow, { data, test }: Body, { settings }: CallContext): Record<string, unknown> {
  const variables = new Map(template.variables.map((variable) => [variable.name, variable]));
  const own = [settings.publicOrigin, ...Object.values(settings.portalUrls).map((url) => new URL(url).origin)];
  for (const [name, value] of Object.entries(data)) {
    const variable = variables.get(name);
    if (!variable)
      throw fieldFailure(`/data/${name}`, 'unknown', `The template has these variables: ${[...variables.keys()].join(', ') || 'none'}`);
    if (variable.type === 'url' && value !== null && !own.includes(URL.parse(String(value))?.origin ?? ''))
      throw fieldFailure(`/data/${name}`, 'notAllowed', `Enter a URL of our own sites, like ${settings.publicOrigin}/my-trips`);
  }
  return test ? { ...buildExampleData(template.variables), ...data } : data;
}

function render(template: TemplateRow, data: Record<string, unknown>) {
  try {
    return renderTemplate(template, data);
  } catch (error) {
    if (!(error instanceof TemplateDataError)) throw error;
    throw fieldFailure(`/data/${error.variable}`, error.message.endsWith('missing') ? 'required' : 'type', error.message);
  }
}

/** Throws 422 for a recipient who has not agreed to marketing. */
async function buildUnsubscribeUrl(to: string, test: boolean, { db, settings }: CallContext): Promise<string> {
  const [row] = await db.run(selectSubscription, { to });
  if (row) return signNewsletterLink('unsubscribe', row.id, settings);
  if (test) return `${settings.publicOrigin}/newsletter/unsubscribe`;
  throw fieldFailure('/to', 'notAllowed', 'This person has not agreed to marketing mails');
}

async function checkRelated({ type, id }: NonNullable<Body['related']>, { db, actor }: CallContext): Promise<void> {
  const exists = is(actor, 'admin', 'care') && (await db.run(selectRelated[type], { id })).length > 0;
  if (!exists) throw unknownReference('/related/id', 'There is no record with this id');
}

function parseSendAt({ sendAt }: Body): { sendAt?: Date } {
  if (sendAt === undefined) return {};
  const at = new Date(sendAt);
  if (at.getTime() > Date.now() + SEND_AHEAD_MS) throw fieldFailure('/sendAt', 'tooBig', 'Choose a time within 90 days');
  return at.getTime() > Date.now() ? { sendAt: at } : {};
}
