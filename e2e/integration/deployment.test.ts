/** The files below deploy/, against the console they are for. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readConfig, settingNames } from '#bff/config/config.ts';
import { startConsole, type TestConsole } from './test-console.ts';
import { startFaultyRegion, type FaultyRegion } from './faulty-region.ts';

const readText = (file: string) => readFileSync(join('deploy', file), 'utf8');
const isInstalled = (program: string) => spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined;

let region: FaultyRegion;
let bff: TestConsole;
/** Names of the metrics there are, those of a histogram's parts among them. */
let metrics: Set<string>;

beforeAll(async () => {
  region = await startFaultyRegion();
  bff = await startConsole({ regions: [region] });
  const types = (await bff.console.metrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm);
  const parts = ['_bucket', '_sum', '_count'];
  metrics = new Set(
    [...types].flatMap(([, name = '', type]) => (type === 'histogram' ? parts.map((part) => name + part) : [name])),
  );
});
afterAll(() => Promise.all([bff.close(), region.close()]));

/** What an expression of Prometheus measures: its words, but functions, operators, labels and durations. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/gi)]
    .map(([word]) => word)
    .filter((word) => !['and', 'or', 'unless'].includes(word));
}

describe('what is measured', () => {
  const Dashboard = z.object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
  });
  const Alerts = z.object({
    groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
  });
  const panels = Dashboard.parse(JSON.parse(readText('grafana/portico.json'))).panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  );
  const alerts = Alerts.parse(parse(readText('prometheus/alerts.yaml'))).groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr }) => [alert, expr] as const),
  );

  it.each([...panels, ...alerts])('%s asks for what the console measures', (_name, expression) => {
    const asked = metricsIn(expression);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !metrics.has(name))).toEqual([]);
  });

  it.each(alerts)('%s is explained to whoever it wakes', (alert) => {
    expect(readFileSync('docs/operate.md', 'utf8')).toContain(`\`${alert}\``);
  });
});

const Container = z.object({
  ports: z.tuple([z.object({ name: z.string(), containerPort: z.number() })]),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })),
  env: z.array(
    z.object({
      name: z.string(),
      value: z.string().optional(),
      valueFrom: z.object({ secretKeyRef: z.object({ name: z.string(), key: z.string() }) }).optional(),
    }),
  ),
  securityContext: z.unknown(),
  startupProbe: z.unknown(),
  livenessProbe: z.unknown(),
  readinessProbe: z.unknown(),
});
const PodOwner = z.object({
  spec: z.object({
    replicas: z.number(),
    strategy: z.unknown(),
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.unknown(),
        containers: z.tuple([Container]),
      }),
    }),
  }),
});
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) });
const Rules = z.array(z.object({ ports: z.array(z.object({ port: z.union([z.string(), z.number()]) })) }));
const Policy = z.object({ spec: z.object({ ingress: Rules, egress: Rules }) });
const Overlay = z.object({ configMapGenerator: z.tuple([z.object({ literals: z.array(z.string()) })]) });

describe('on Kubernetes', () => {
  const base = 'kubernetes/base';
  const documents = readdirSync(join('deploy', base))
    .filter((file) => file !== 'kustomization.yaml')
    .map((file): unknown => parse(readText(join(base, file))));
  const byKind = (kind: string) => documents.find((document) => kindOf(document) === kind);
  const { replicas, strategy, template } = PodOwner.parse(byKind('Deployment')).spec;
  const [container] = template.spec.containers;
  const overlay = Overlay.parse(parse(readText('kubernetes/example/kustomization.yaml')));
  const known = Object.fromEntries(overlay.configMapGenerator[0].literals.map((line) => splitSetting(line)));

  it('two consoles run, and one is never stopped before its successor is ready', () => {
    expect(replicas).toBe(2);
    expect(strategy).toMatchObject({ rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
    expect(template.spec.terminationGracePeriodSeconds).toBe(60);
    const selected = { matchLabels: template.metadata.labels };
    expect(byKind('PodDisruptionBudget')).toMatchObject({ spec: { maxUnavailable: 1, selector: selected } });
    expect(byKind('NetworkPolicy')).toMatchObject({ spec: { podSelector: selected } });
    expect(byKind('Service')).toMatchObject({ spec: { selector: selected.matchLabels } });
  });

  it('only the page is reached, and a console reaches names, regions over https and Redis', () => {
    const { ingress, egress } = Policy.parse(byKind('NetworkPolicy')).spec;
    const [{ name }] = container.ports;
    const reached = (rules: typeof egress) => rules.flatMap(({ ports }) => ports.map(({ port }) => port));
    expect(reached(ingress)).toEqual([name]);
    expect([...new Set(reached(egress))]).toEqual([53, 443, 6379]);
  });

  it('secrets and Redis come by reference', () => {
    const referred = container.env.filter(({ value }) => value === undefined).map(({ name }) => name);
    expect(referred.sort()).toEqual(['REDIS_URL', 'SESSION_SECRET']);
  });

  it('a console is nobody, may nothing, and cannot write', () => {
    expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65_532 });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it.each(['startupProbe', 'livenessProbe', 'readinessProbe'] as const)('the console answers its %s', async (name) => {
    const { path } = Probe.parse(container[name]).httpGet;
    const answer = await bff.browser().get(path, { headers: { host: '10.0.0.7:8080' } });
    expect([answer.status, answer.text]).toEqual([200, 'ok\n']);
  });

  it('the console reads every variable it is given, and starts with them', () => {
    const secrets = { SESSION_SECRET: 'forty bytes that only this test file has', REDIS_URL: 'redis://redis:6379' };
    const given = container.env.map(({ name, value, valueFrom }) => {
      if (value !== undefined) return [name, value];
      const key = z.enum(['SESSION_SECRET', 'REDIS_URL']).parse(valueFrom?.secretKeyRef.key);
      return [name, secrets[key]];
    });
    const env: Record<string, string> = { ...known, ...Object.fromEntries(given) };
    expect(unread(Object.keys(env))).toEqual([]);
    const config = readConfig(env, 'serve');
    expect(config).toMatchObject({ host: '0.0.0.0', port: container.ports[0].containerPort });
    expect(config.redis).toBeDefined();
  });

  it.runIf(isInstalled('kubectl'))('kustomize makes one of it', () => {
    const { stdout, stderr } = spawnSync('kubectl', ['kustomize', 'deploy/kubernetes/example'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const made = parseAllDocuments(stdout).map((document): unknown => document.toJS());
    expect(made.map(kindOf).sort()).toEqual(['ConfigMap', ...documents.map(kindOf)].sort());
    const settings = z
      .object({ metadata: z.object({ name: z.string() }) })
      .parse(made.find((document) => kindOf(document) === 'ConfigMap'));
    const rendered = PodOwner.parse(made.find((document) => kindOf(document) === 'Deployment')).spec;
    expect(rendered).toMatchObject({ replicas, strategy });
    const pods = rendered.template;
    const { terminationGracePeriodSeconds } = template.spec;
    expect(pods.spec).toMatchObject({ terminationGracePeriodSeconds });
    const { startupProbe, livenessProbe, readinessProbe, env, securityContext } = container;
    const same = { startupProbe, livenessProbe, readinessProbe, env, securityContext };
    expect(pods.spec.containers[0]).toMatchObject(same);
    expect(pods.spec.containers[0].envFrom).toEqual([{ configMapRef: { name: settings.metadata.name } }]);
  });
});

describe('in a container', () => {
  const image = readText('Containerfile');

  it('the console is the user that Kubernetes makes it', () => {
    const user = PodOwner.parse(parse(readText('kubernetes/base/deployment.yaml'))).spec.template.spec.securityContext;
    const { runAsUser, runAsGroup } = z.object({ runAsUser: z.number(), runAsGroup: z.number() }).parse(user);
    expect(image).toMatch(new RegExp(`^USER ${runAsUser}:${runAsGroup}$`, 'm'));
  });

  it('the console reads every variable it is given', () => {
    const set = /^ENV (.*)$/m.exec(image)?.[1]?.split(' ') ?? [];
    expect(set.length).toBeGreaterThan(0);
    expect(unread(set.map((setting) => splitSetting(setting)[0]))).toEqual([]);
  });
});

describe('under systemd', () => {
  const unit = readText('systemd/portico.service');

  it('the console reads every variable it is given', () => {
    const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, settings = '']) => settings.split(' '));
    expect(set.length).toBeGreaterThan(0);
    expect(unread(set.map((setting) => splitSetting(setting)[0]))).toEqual([]);
  });

  it.runIf(isInstalled('systemd-analyze'))('the unit is understood, and exposes little', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-unit-'));
    const file = join(folder, 'portico.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    const exposed = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=15', file]);
    rmSync(folder, { recursive: true });
    expect([verified.stderr, verified.status, exposed.status]).toEqual(['', 0, 0]);
  });
});

function kindOf(document: unknown): string {
  return z.object({ kind: z.string() }).parse(document).kind;
}

function splitSetting(setting: string): [string, string] {
  const equals = setting.indexOf('=');
  return [setting.slice(0, equals), setting.slice(equals + 1)];
}

/** Those that nothing of the console reads. */
function unread(names: readonly string[]): string[] {
  return names.filter((name) => name !== 'PORTICO_MODE' && !settingNames.includes(name));
}
