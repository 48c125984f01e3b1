import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { listenOnLocalhost } from '../sandbox/listen';
import { closeServer } from './close-server';
import { installCommand, installPackages } from './install-packages';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const START_TIMEOUT_MS = 20_000;

const isInstalled = (): boolean => existsSync(NGINX) && existsSync(BROTLI);

/**
 * Starts nginx as the current user; installs Debian's nginx and its brotli module if needed.
 * @param site text of a site's configuration
 * @param folder replaces `/srv/storefront`
 * @param scratch folder for nginx's files
 * @throws Error with the install command
 */
export async function startNginx(
  site: string,
  { folder, scratch }: { folder: string; scratch: string },
): Promise<{ port: number; stop: () => Promise<unknown> }> {
  // Runlevel 1 keeps the installed service from starting.
  if (!isInstalled()) installPackages(NGINX_PACKAGES, { RUNLEVEL: '1' });
  if (!isInstalled())
    throw new Error(`nginx is missing. Install it with\n\n  sudo sh -c '${installCommand(NGINX_PACKAGES)}'`);
  const probe = createServer();
  const port = await listenOnLocalhost(probe, 0);
  await closeServer(probe);
  mkdirSync(scratch, { recursive: true });
  const configuration = path.join(scratch, 'nginx.conf');
  writeFileSync(
    configuration,
    `load_module ${BROTLI};
daemon off;
master_process off;
pid ${scratch}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${scratch}/${name};`).join(' ')}
  ${site.replaceAll('/srv/storefront', folder).replace('listen 80 ', `listen 127.0.0.1:${String(port)} `)}
}
`,
  );
  const nginx = spawn(NGINX, ['-e', 'stderr', '-p', scratch, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  let stderr = '';
  nginx.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isAnswering(port))) {
    if (nginx.exitCode !== null || Date.now() > deadline)
      throw new Error(`nginx did not start: ${stderr.trim()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    stop: () => {
      nginx.kill();
      return ended;
    },
  };
}

function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${String(port)}/`).then(
    () => true,
    () => false,
  );
}
