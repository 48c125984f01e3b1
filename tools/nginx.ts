import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const INSTALL = 'apt-get update && apt-get install -y nginx libnginx-mod-http-brotli-static';

const isInstalled = (): boolean => existsSync(NGINX) && existsSync(BROTLI);

/** Installs Debian's nginx and its brotli module if needed. @throws Error with the install command */
export function installNginx(): void {
  if (isInstalled()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No nginx found: installing Debian’s …');
    spawnSync('sh', ['-c', INSTALL], {
      stdio: 'inherit',
      // Runlevel 1 keeps the installed service from starting.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  }
  if (!isInstalled())
    throw new Error(`The deployment's tests need nginx. Install it with\n\n  sudo sh -c '${INSTALL}'`);
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
  while (!(await isAnswering(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${stderr.trim()}`);
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
