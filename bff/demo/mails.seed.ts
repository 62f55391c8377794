import { layout } from '#src/mail/layout.ts';
import { renderTemplate } from '#src/mail/renderTemplate.ts';
import { withoutSecrets } from '#src/mail/secretValues.ts';
import { exampleData } from '#src/mail/exampleData.ts';
import { rows } from '#src/calls/entity.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { templateEntity } from '#src/entities/templates/template.entity.ts';
import type { TemplatedEmailRow } from '#src/entities/templatedEmails/templatedEmail.model.ts';
import type { TemplateRow } from '#src/entities/templates/template.model.ts';
import { cannedLines } from './data/canned.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions, insertModels } from './insertRows.ts';
import { randomFrom } from './random.ts';
import type { SeedContext } from './seedContext.ts';

const COUNT = 900;

/** Canned answers of some companies, and the mails of the last months. */
export async function seedMails(context: SeedContext): Promise<void> {
  const { sequelize, models, transaction, time } = context;
  await seedCanned(context);
  const templates = rows<TemplateRow>(
    await models.templates.findAll({ where: { channel: 'EMAIL', builtIn: true }, order: ['key'], raw: true, transaction }),
  );
  const people = await preparedQuery<{ id: string; email: string; name: string }>(
    sequelize,
    'seed.mailPeople',
    selectPeople,
    [],
    transaction,
  );
  const random = randomFrom(77);
  const mails = Array.from({ length: COUNT }, (_, index) => {
    const template = random.pick(templates);
    const person = random.pick(people);
    const examples = exampleData(template.variables);
    const data = withoutSecrets(template.key, { ...examples, ...('givenName' in examples ? { givenName: person.name } : {}) });
    const at = time.ago(random.whole(0, 170), random.whole(0, 23));
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
      ...(isSent ? layout(letter) : { html: '', text: '' }),
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
    };
    return row;
  });
  await insertModels(models.templatedEmails, mails, context);
}

async function seedCanned(context: SeedContext): Promise<void> {
  const templates = cannedLines.map(([partner, name, body], index): TemplateRow => {
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
  await insertModels(context.models.templates, templates, context);
  await insertFirstVersions(templateEntity, templates, context);
}

const selectPeople = `
  SELECT id, email, given_name AS name FROM travelers UNION ALL SELECT id, email, given_name FROM agents ORDER BY email`;
