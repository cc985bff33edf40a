import { spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeIndexAndServerConfigs } from '../../../scripts/static-site/writeIndexAndServerConfigs'
import { projectFolder } from '../../../server/serverOptions'
import type { LongboxProcess } from './startLongboxProcess'

/** Name of a web server that can serve the files of the client instead of the Longbox server. */
export type StaticWebServer = 'nginx' | 'caddy' | 'apache'

const START_ATTEMPTS = 200
const POLL_INTERVAL_MS = 50

type StaticFrontOptions = { port: number; base: string; server: string }

/**
 * Reads the name of a web server from the environment variable LONGBOX_FRONT. Returns undefined if the variable is not
 * set.
 * @throws Error when the name is unknown
 */
export function getSelectedStaticWebServer(): StaticWebServer | undefined {
  const front = process.env.LONGBOX_FRONT
  if (!front) return undefined
  if (front === 'nginx' || front === 'caddy' || front === 'apache') return front
  throw new Error(`LONGBOX_FRONT must be nginx, caddy or apache, not "${front}".`)
}

/**
 * Starts a web server that serves the built files of the client. Uses the configuration that the build generates for
 * this web server. The web server forwards API requests to a Komga server or the mock server.
 * @throws Error when the web server is not installed, or does not respond
 */
export async function startStaticWebServer(
  front: StaticWebServer,
  options: StaticFrontOptions,
): Promise<LongboxProcess> {
  const folder = mkdtempSync(join(tmpdir(), `longbox-${front}-`))
  const root = join(folder, 'files')
  cpSync(join(projectFolder, 'dist'), root, { recursive: true })
  const page = readFileSync(join(root, 'index.html'), 'utf8')
  writeIndexAndServerConfigs(page, { base: options.base, server: options.server, root }, (name, content) =>
    writeFileSync(join(folder, name), content),
  )
  const prepare = { nginx: prepareNginx, caddy: prepareCaddy, apache: prepareApache }[front]
  const [command, args] = prepare(folder, options.port)
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } })
  let log = ''
  child.stderr.on('data', text => {
    log = `${log}${text}`.slice(-5_000)
  })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()).once('error', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  for (let attempt = 0; !(await isAnswering(`http://127.0.0.1:${options.port}${options.base}/`)); attempt++) {
    if (attempt < START_ATTEMPTS && child.exitCode === null && child.pid !== undefined) continue
    await stop()
    throw new Error(`${front} does not answer:\n${log}`)
  }
  return {
    stop,
    // A web server cannot report which write requests it has received. Therefore, `writes` returns a list with the text
    // `unknown`, which stands for possible write requests. Because this list is not empty, the next test starts a new
    // server.
    writes: async () => ['unknown'],
    reset: () => Promise.reject(new Error('A web server cannot replace its backend.')),
  }
}

function prepareNginx(folder: string, port: number): [string, string[]] {
  const site = join(folder, 'nginx.conf')
  writeFileSync(site, readFileSync(site, 'utf8').replace('listen 80;', `listen 127.0.0.1:${port};`))
  writeFileSync(join(folder, 'main.conf'), createNginxMainConfig(folder, site))
  return ['/usr/sbin/nginx', ['-c', join(folder, 'main.conf'), '-e', 'stderr']]
}

/**
 * Returns the main configuration of nginx and creates the folder of its temporary files. With this configuration, nginx
 * runs in the foreground and writes only into `folder`.
 * @param site path of the file with the server block
 */
export function createNginxMainConfig(folder: string, site: string): string {
  mkdirSync(join(folder, 'temp'), { recursive: true })
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${join(folder, 'temp', name)};`,
  )
  const isRoot = process.getuid?.() === 0
  return `daemon off; pid ${folder}/nginx.pid; error_log stderr; ${isRoot ? 'user root;' : ''} worker_processes 1;
events {}
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${temporaryPaths.join(' ')}
include ${site}; }`
}

function prepareCaddy(folder: string, port: number): [string, string[]] {
  const file = join(folder, 'Caddyfile')
  const site = readFileSync(file, 'utf8').replace(/^:80 \{/m, `http://127.0.0.1:${port}, http://longbox.test:${port} {`)
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n\tgrace_period 1s\n}\n${site}`)
  return ['caddy', ['run', '--config', file, '--adapter', 'caddyfile']]
}

const APACHE_MODULES_FOLDER = '/usr/lib/apache2/modules'
const APACHE_MODULES =
  `mpm_event authz_core alias deflate dir filter headers mime proxy proxy_http rewrite setenvif socache_shmcb ssl`.split(
    ' ',
  )

function prepareApache(folder: string, port: number): [string, string[]] {
  const site = readFileSync(join(folder, 'apache.conf'), 'utf8').replace('*:80', `127.0.0.1:${port}`)
  const isRoot = process.getuid?.() === 0
  const modules = APACHE_MODULES.map(name => `LoadModule ${name}_module ${APACHE_MODULES_FOLDER}/mod_${name}.so`)
  const main = [
    `ServerRoot ${folder}`,
    `PidFile ${folder}/httpd.pid`,
    'ServerName localhost',
    `Listen 127.0.0.1:${port}`,
    `ErrorLog ${folder}/error.log`,
    ...modules,
    ...(isRoot ? ['User www-data', 'Group www-data'] : []),
    'TypesConfig /etc/mime.types',
    site,
  ]
  // If the tests run as root, Apache runs its worker processes as another user, who must be able to read the folder.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'main.conf'), main.join('\n'))
  return ['/usr/sbin/apache2', ['-DFOREGROUND', '-f', join(folder, 'main.conf')]]
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    if ((await fetch(url)).ok) return true
  } catch {}
  await new Promise(resolve => setTimeout(resolve, POLL_INTERVAL_MS))
  return false
}
