import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installCommand, installPackages } from './install-packages';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const START_TIMEOUT_MS = 20_000;

const isInstalled = (): boolean => existsSync(NGINX) && existsSync(BROTLI);

/** Installs Debian's nginx and its brotli module if needed. @throws Error with the install command */
export function installNginx(): void {
  if (isInstalled()) return;
  // Runlevel 1 keeps the installed service from starting.
  installPackages(PACKAGES, { RUNLEVEL: '1' });
  if (!isInstalled()) {
    throw new Error(
      `The deployment's tests need nginx. Install it with\n\n  sudo sh -c '${installCommand(PACKAGES)}'`,
    );
  }
}

function configureSite(site: string, folder: string, port: number): string {
  const text = readFileSync(site, 'utf8');
  const configured = text
    .replaceAll('/srv/storefront', folder)
    .replace('listen 80 default_server', `listen 127.0.0.1:${String(port)} default_server`);
  if (!configured.includes(`:${String(port)} `) || !configured.includes(folder))
    throw new Error(`${site}: no 'listen 80 default_server' or no '/srv/storefront'`);
  return configured;
}

/** Starts nginx as the current user. @param scratch folder for its files @param folder replaces `/srv/storefront` */
export async function startNginx(
  site: string,
  { folder, port, scratch }: { folder: string; port: number; scratch: string },
): Promise<ChildProcess> {
  mkdirSync(scratch, { recursive: true });
  writeFileSync(path.join(scratch, 'site.conf'), configureSite(site, folder, port));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(scratch, name)};`,
  );
  writeFileSync(
    path.join(scratch, 'nginx.conf'),
    `load_module ${BROTLI};
daemon off;
master_process off;
pid ${path.join(scratch, 'nginx.pid')};
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join('\n  ')}
  include ${path.join(scratch, 'site.conf')};
}
`,
  );
  const nginx = spawn(NGINX, ['-e', 'stderr', '-p', scratch, '-c', path.join(scratch, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  nginx.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isAnswering(port))) {
    if (nginx.exitCode !== null || Date.now() > deadline)
      throw new Error(`nginx did not start: ${stderr.trim()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return nginx;
}

function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${String(port)}/`).then(
    () => true,
    () => false,
  );
}
