import { describe, expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { variableNames } from '../../bff/src/settings/settings.schema.ts';
import { readSettings } from '../../bff/src/settings/settings.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const defaults = readSettings({});
/** After DRAIN_MS, a node that is still busy ends itself within a second. */
const longestStopMs = defaults.drainMs + 1_000;
const secret = 'ab'.repeat(32);
const dataKeys = `test:${'k'.repeat(43)}=`;

const { scripts, workspaces } = z
  .object({ scripts: z.object({ start: z.string() }), workspaces: z.array(z.string()) })
  .parse(JSON.parse(read('package.json')));
/** What `npm start` sets and passes to Node. */
const start = {
  options: [...scripts.start.matchAll(/ (--\S+)/g)].map(([, option = '']) => option),
  environment: [...scripts.start.matchAll(/([A-Z_]+=\S+)/g)].map(([, assignment = '']) => assignment),
};

describe('Dockerfile', () => {
  const text = read('Dockerfile');

  test('installs from the manifests of all workspaces', () => {
    for (const workspace of workspaces) expect(text).toContain(`\nCOPY ${workspace}/package.json ${workspace}/\n`);
  });

  test('starts Node as npm start does', () => {
    const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(text) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...start.options, '--no-deprecation', 'bff/dist/main.js']);
    for (const assignment of start.environment) expect(text).toContain(`${assignment} \\\n`);
  });

  test('sets variables that exist, and exposes the ports of the server', () => {
    const names = [...text.matchAll(/^(?:ENV| {3}) ([A-Z_]+)=/gm)].map(([, name = '']) => name);
    const others = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'];
    expect(names.filter((name) => !variableNames.includes(name))).toEqual(others);
    expect(names).toEqual(expect.arrayContaining(['APP_ENV', 'HOST', 'DATA_DIR']));
    expect(text).toContain(`EXPOSE ${defaults.port} ${defaults.photosPort}\n`);
  });

  test('runs as nobody in particular and stops on SIGTERM', () => {
    expect(text).toMatch(/^USER \d{4,}:\d{4,}$/m);
    expect(text).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(text).toMatch(/^HEALTHCHECK .+\n.+\/healthz/m);
  });
});

describe('deploy/compose/compose.yaml', () => {
  const Service = z.object({
    image: z.string(),
    environment: z.record(z.string(), z.string()).default({}),
    ports: z.array(z.string()).default([]),
    networks: z.object({ default: z.object({ ipv4_address: z.string().optional(), aliases: z.array(z.string()).default([]) }) }).optional(),
    read_only: z.boolean().optional(),
    stop_grace_period: z.string().optional(),
    depends_on: z.record(z.string(), z.unknown()).default({}),
  });
  const { services } = z
    .object({ services: z.record(z.string(), Service) })
    .parse(parse(read('deploy/compose/compose.yaml'), { merge: true }));
  const nodes = Object.entries(services).filter(([name]) => /^node\d$/.test(name));
  /** With the variables of compose's own environment filled in. */
  const fillIn = (environment: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{(\w+):\?[^}]+\}/g, (_, given) => (given === 'DATA_KEYS' ? dataKeys : secret)),
      ]),
    );
  const isKnownHost = (host: string) =>
    host in services || Object.values(services).some((one) => one.networks?.default.aliases.includes(host));

  test.each(nodes)('%s has settings that start', (_, { environment }) => {
    expect(Object.keys(environment).filter((name) => !variableNames.includes(name))).toEqual([]);
    const settings = readSettings(fillIn(environment), () => {
      throw new Error('the nodes must share their secrets');
    });
    for (const address of [settings.databaseUrl, settings.redisUrl, settings.smtpUrl, settings.s3?.endpoint])
      expect(isKnownHost(new URL(address ?? '').hostname)).toBe(true);
  });

  test('there are two nodes with the same settings, which nothing on their disk can differ from', () => {
    expect(nodes).toHaveLength(2);
    expect(nodes[0]?.[1].environment).toEqual(nodes[1]?.[1].environment);
    for (const [, node] of nodes) {
      expect(node.read_only).toBe(true);
      expect(Number.parseInt(node.stop_grace_period ?? '') * 1000).toBeGreaterThan(longestStopMs);
    }
  });

  test('HAProxy is told the addresses of the nodes, and listens where browsers are sent', () => {
    const { environment, ports } = Service.parse(services['haproxy']);
    const variables = [...read('deploy/haproxy/haproxy.cfg').matchAll(/\$\{(\w+)-/g)].map(([, name = '']) => name);
    expect(Object.keys(environment).toSorted()).toEqual(variables.toSorted());
    for (const [name, { networks }] of nodes) {
      const address = networks?.default.ipv4_address;
      expect(environment[`${name.toUpperCase()}_SITE`]).toBe(`${address}:${defaults.port}`);
      expect(environment[`${name.toUpperCase()}_PHOTOS`]).toBe(`${address}:${defaults.photosPort}`);
    }
    const settings = readSettings(fillIn(nodes[0]?.[1].environment ?? {}));
    const published = (origin: string, listen: string | undefined) => `127.0.0.1:${new URL(origin).port}${listen}`;
    expect(ports).toEqual([
      published(settings.publicOrigin, environment['SITE_LISTEN']),
      published(settings.photosOrigin, environment['PHOTOS_LISTEN']),
    ]);
  });

  test('every image of others is pinned, and every service that is waited for exists', () => {
    for (const { image } of Object.values(services)) expect(image).toMatch(/^farwend$|:[\w.-]*\d[\w.-]*$/);
    for (const { depends_on: waitedFor } of Object.values(services))
      expect(Object.keys(waitedFor).filter((name) => !(name in services))).toEqual([]);
  });
});

describe('deploy/systemd/farwend.service', () => {
  const entries = [...read('deploy/systemd/farwend.service').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
  const unit = new Map(entries.map(([name = '', value = '']) => [name, value]));

  test('starts Node as npm start does, and waits for it to drain', () => {
    expect(unit.get('ExecStart')).toBe(`/usr/bin/node ${start.options.join(' ')} --no-deprecation bff/dist/main.js`);
    for (const assignment of start.environment) expect(unit.get('Environment')?.split(' ')).toContain(assignment);
    expect(Number(unit.get('TimeoutStopSec')) * 1000).toBeGreaterThan(longestStopMs);
  });

  test('keeps its data where the service may write, and nowhere else', () => {
    expect(unit.get('Environment')).toContain(`DATA_DIR=/var/lib/${unit.get('StateDirectory')}`);
    expect(Object.fromEntries(unit)).toMatchObject({
      DynamicUser: 'yes',
      ProtectSystem: 'strict',
      NoNewPrivileges: 'yes',
      PrivateTmp: 'yes',
    });
  });
});

describe('deploy/kubernetes', () => {
  const Probe = z.object({
    httpGet: z.object({ path: z.string(), port: z.string() }),
    periodSeconds: z.number(),
    timeoutSeconds: z.number().default(1),
    failureThreshold: z.number(),
  });
  const source = z.object({
    configMapRef: z.object({ name: z.string() }).optional(),
    secretRef: z.object({ name: z.string() }).optional(),
  });
  const Container = z.object({
    ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
    envFrom: z.array(source),
    securityContext: z.unknown(),
    volumeMounts: z.array(z.object({ mountPath: z.string() })),
    command: z.array(z.string()).optional(),
  });
  const Pod = z.object({
    terminationGracePeriodSeconds: z.number().optional(),
    securityContext: z.object({ runAsNonRoot: z.boolean(), runAsUser: z.number() }),
    containers: z.tuple([Container.loose()]),
  });
  const Workload = z.object({ spec: z.object({ template: z.object({ spec: Pod }) }) });
  const parseFile = (name: string): unknown => parse(read(`deploy/kubernetes/${name}`));
  const podOf = (name: string) => Workload.parse(parseFile(name)).spec.template.spec;

  const settings = z
    .object({ metadata: z.object({ name: z.string() }), data: z.record(z.string(), z.string()) })
    .parse(parseFile('settings.yaml'));
  const secrets = z
    .object({ metadata: z.object({ name: z.string() }), stringData: z.record(z.string(), z.string()) })
    .parse(parseFile('secret.example.yaml'));
  const deployment = podOf('deployment.yaml');
  const [container] = deployment.containers;
  const { preStop } = z.object({ preStop: z.object({ sleep: z.object({ seconds: z.number() }) }) }).parse(container['lifecycle']);

  test('a node starts with the settings and a filled-in secret, and refuses the empty one', () => {
    const given: Record<string, string> = {
      DATABASE_URL: 'postgres://db/farwend',
      REDIS_URL: 'redis://cache',
      SMTP_URL: 'smtp://mail',
      DATA_KEYS: dataKeys,
    };
    const filled = Object.fromEntries(Object.keys(secrets.stringData).map((name) => [name, given[name] ?? secret]));
    expect(Object.keys({ ...settings.data, ...secrets.stringData }).filter((name) => !variableNames.includes(name))).toEqual([]);
    expect(Object.values(secrets.stringData).filter((value) => value !== '')).toEqual([]);
    expect(readSettings({ ...settings.data, ...filled })).toMatchObject({ appEnv: 'PROD', port: defaults.port });
    expect(() => readSettings({ ...settings.data, ...secrets.stringData })).toThrow(
      /DATABASE_URL[^]*SESSION_KEYS|SESSION_KEYS[^]*DATABASE_URL/,
    );
  });

  test.each(['deployment.yaml', 'migrate.yaml'])('%s runs without rights on a file system that it cannot write', (name) => {
    const { containers, securityContext } = podOf(name);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
    expect(containers[0].securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(containers[0].envFrom).toEqual([
      { configMapRef: { name: settings.metadata.name } },
      { secretRef: { name: secrets.metadata.name } },
    ]);
    expect(containers[0].volumeMounts.map(({ mountPath }) => mountPath)).toContain('/data');
  });

  test('the probes ask where the server answers', () => {
    expect(container.ports).toEqual([
      { name: 'site', containerPort: defaults.port },
      { name: 'photos', containerPort: defaults.photosPort },
    ]);
    const probes = z.object({ startupProbe: Probe, livenessProbe: Probe, readinessProbe: Probe }).parse(container);
    expect(Object.values(probes).map(({ httpGet }) => `${httpGet.port}${httpGet.path}`)).toEqual([
      'site/healthz',
      'site/healthz',
      'site/readyz',
    ]);
  });

  test('a pod has the time to leave the proxies and to complete its requests', () => {
    const { readinessProbe } = z.object({ readinessProbe: Probe }).parse(container);
    const noticedMs = (readinessProbe.periodSeconds + readinessProbe.timeoutSeconds) * readinessProbe.failureThreshold * 1000;
    expect(preStop.sleep.seconds * 1000 + defaults.drainNoticeMs).toBeGreaterThan(noticedMs);
    expect((deployment.terminationGracePeriodSeconds ?? 0) * 1000).toBeGreaterThan(preStop.sleep.seconds * 1000 + longestStopMs);
  });

  test('the customization lists files that exist, and all but those that are applied by hand', () => {
    const { resources } = z.object({ resources: z.array(z.string()) }).parse(parseFile('kustomization.yaml'));
    const files = globSync('*.yaml', { cwd: fileURLToPath(new URL('../../deploy/kubernetes', import.meta.url)) });
    const byHand = ['kustomization.yaml', 'migrate.yaml', 'secret.example.yaml'];
    expect([...resources, ...byHand].toSorted()).toEqual(files.toSorted());
  });
});
