/** deploy/Dockerfile without a container engine. A full run executes its build stage and serves the result. */
import { exec } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../tests/test-scope';
import { NGINX_PACKAGES, startNginx } from './nginx';

const ROOT = path.resolve(import.meta.dirname, '..');
const BUILD_TIMEOUT_MS = 600_000;
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const [buildStage = [], serverStage = []] = read('deploy/Dockerfile')
  .replaceAll(/\\\n\s*/g, '')
  .split(/^(?=FROM )/m)
  .filter((stage) => stage.startsWith('FROM '))
  .map((stage) =>
    [...stage.matchAll(/^([A-Z]+) (.+)$/gm)].map(([, name = '', text = '']) => ({ name, text })),
  );

const commandsOf = (stage: typeof buildStage) =>
  stage.filter(({ name }) => name === 'RUN').map(({ text }) => text);

/** The files and the target of each COPY from the repository. */
const copiesOf = (stage: typeof buildStage) =>
  stage
    .filter(({ name, text }) => name === 'COPY' && !text.startsWith('--from='))
    .map(({ text }) => ({ files: text.split(' ').slice(0, -1), target: text.split(' ').at(-1) }));

describe('deploy/Dockerfile', () => {
  it('builds with the commands of the README, in a Node version that the tests use', () => {
    expect(commandsOf(buildStage)).toEqual(['npm ci', 'npm run build']);
    const [, version = ''] = /^node:(\d+)-slim/.exec(buildStage[0]?.text ?? '') ?? [];
    expect(read('.github/workflows/ci.yml')).toContain(`node: ${version}`);
  });

  it('copies files that exist', () => {
    const files = [...copiesOf(buildStage), ...copiesOf(serverStage)].flatMap((copy) => copy.files);
    expect(files).toContain('deploy/nginx.conf');
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('serves the build from the folder that deploy/nginx.conf names, with the packages that it needs', () => {
    expect(read('deploy/nginx.conf')).toContain('root /srv/storefront;');
    expect(serverStage).toContainEqual({
      name: 'COPY',
      text: '--from=build /storefront/dist /srv/storefront',
    });
    expect(buildStage).toContainEqual({ name: 'WORKDIR', text: '/storefront' });
    for (const name of NGINX_PACKAGES) expect(commandsOf(serverStage).join()).toContain(` ${name} `);
  });
});

describe.runIf(isFullRun)('the build stage', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'dockerfile-'));
  });
  afterAll(() => rm(folder, { recursive: true }), BUILD_TIMEOUT_MS);

  const ignored = read('.dockerignore')
    .trim()
    .split('\n')
    .map((line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  /** All files that .dockerignore does not name, and a filled .env. */
  function makeContext(): string {
    const context = path.join(folder, 'context');
    const isIncluded = (file: string) => !ignored.some((pattern) => pattern.test(path.relative(ROOT, file)));
    cpSync(ROOT, context, { recursive: true, filter: isIncluded });
    cpSync(path.join(ROOT, '.env.example'), path.join(context, '.env'));
    return context;
  }

  /** Without the variables of this test run. */
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV$)/.test(name)),
  );

  it(
    'makes a build with the values of .env, which nginx serves',
    async () => {
      const context = makeContext();
      const stage = path.join(folder, 'stage');
      mkdirSync(stage);
      for (const { name, text } of buildStage) {
        if (name === 'RUN') await promisify(exec)(text, { cwd: stage, env });
        if (name !== 'COPY') continue;
        for (const file of text.split(' ').slice(0, -1))
          cpSync(path.join(context, file), path.join(stage, file), { recursive: true });
      }
      const { port, stop } = await startNginx(read('deploy/nginx.conf'), {
        folder: path.join(stage, 'dist'),
        scratch: path.join(folder, 'nginx'),
      });
      const answer = await fetch(`http://127.0.0.1:${String(port)}/spice-garden`).finally(stop);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toContain('https://api.example.com');
      expect(await answer.text()).toContain('<div id="root">');
    },
    BUILD_TIMEOUT_MS,
  );
});
