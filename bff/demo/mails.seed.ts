import { insertModels } from '#src/db/bulkInsert.ts';
import { renderLayout } from '#src/platform/mail/renderLayout.ts';
import { renderTemplate } from '#src/platform/mail/renderTemplate.ts';
import { maskSecrets } from '#src/platform/mail/maskSecrets.ts';
import { buildExampleData } from '#src/platform/mail/buildExampleData.ts';
import { templateEntity } from '#src/domains/conversations/templates/template.entity.ts';
import { TemplatedEmailModel, type TemplatedEmailRow } from '#src/platform/mail/templatedEmail.model.ts';
import { TemplateModel, type TemplateRow } from '#src/platform/mail/template.model.ts';
import { cannedResponseData } from './data/canned.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import { selectRecipients } from './mails.sql.ts';
import { createRandom } from './random.ts';
import type { SeedContext } from './seedContext.ts';

const COUNT = 900;

/** Canned answers of some companies, and the mails of the last months. */
export async function seedMails(context: SeedContext): Promise<void> {
  const { db, time } = context;
  await seedCanned(context);
  const templates = await db.find(TemplateModel, { where: { channel: 'EMAIL', builtIn: true }, order: [['key', 'ASC']] });
  const people = await db.run(selectRecipients, {});
  const random = createRandom(77);
  const mails = Array.from({ length: COUNT }, (_, index) => {
    const template = random.pick(templates);
    const person = random.pick(people);
    const examples = buildExampleData(template.variables);
    const data = maskSecrets(template.key, { ...examples, ...('givenName' in examples ? { givenName: person.name } : {}) });
    const at = time.ago(random.integer(0, 170), random.integer(0, 23));
    const status = index % 90 === 0 ? 'FAILED' : index % 60 === 0 ? 'SUPPRESSED' : 'SENT';
    const letter = renderTemplate(template, data);
    const isSent = status === 'SENT';
    const row: TemplatedEmailRow = {
      id: demoId('mail', index),
      version: 2,
      createdAt: at,
      updatedAt: at,
      createdById: null,
      updatedById: null,
      templateKey: template.key,
      templateVersion: isSent ? template.version : null,
      category: template.category,
      to: [person.email],
      personId: person.id,
      replyTo: null,
      subject: letter.subject,
      ...(isSent ? renderLayout(letter) : { html: '', text: '' }),
      data,
      relatedType: null,
      relatedId: null,
      status,
      statusChangedAt: at,
      attempts: status === 'FAILED' ? 5 : isSent ? 1 : 0,
      providerId: null,
      sendAt: null,
      sentAt: isSent ? at : null,
      error: status === 'FAILED' ? 'The mail server refused the address.' : isSent ? null : 'This person wants no mail from us.',
      test: false,
      singletonKey: null,
      documentId: null,
      threadId: null,
    };
    return row;
  });
  await insertModels(db, TemplatedEmailModel, mails);
}

async function seedCanned(context: SeedContext): Promise<void> {
  const templates = cannedResponseData.map(([partner, name, body], index): TemplateRow => {
    const at = context.time.ago(200 - index * 20);
    return {
      id: demoId('template', index),
      version: 1,
      createdAt: at,
      updatedAt: at,
      createdById: null,
      updatedById: null,
      key: `canned-${index + 1}`,
      name,
      channel: 'MESSAGE',
      audience: 'TRAVELER',
      category: 'TRANSACTIONAL',
      subject: '',
      preheader: null,
      body,
      variables: [{ name: 'givenName', type: 'name', required: false, example: 'Dana' }],
      ownerPartnerId: demoId('partner', partner),
      photoSlot: 'NONE',
      active: true,
      builtIn: false,
    };
  });
  await insertModels(context.db, TemplateModel, templates);
  await insertFirstVersions(context.db, templateEntity, templates);
}
