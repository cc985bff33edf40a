import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserType } from 'playwright/test'
import { chromiumFlags } from '../../../scripts/chromium.mjs'
import { writeIndexAndServerConfigs } from '../../../scripts/static-site/writeIndexAndServerConfigs'
import { projectFolder } from '../../../server/serverOptions'
import { downloadBookByMenu } from '../../harness/offlineDownloadTestSteps'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, submitSignInForm, test } from '../../harness/server/longboxFixture'
import { startBackend } from '../../harness/server/startBackend'
import { findFreePort, startLongbox } from '../../harness/server/startLongbox'
import { createNginxMainConfig, getSelectedStaticWebServer } from '../../harness/server/staticWebServer'

const HOST = 'longbox.test'
const folder = mkdtempSync(join(tmpdir(), 'longbox-https-'))
const [certificate, key] = [join(folder, 'comics.pem'), join(folder, 'comics.key')]

test.beforeAll(() => {
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST},IP:127.0.0.1`]
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  })
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Reads an example of a web server configuration from docs/deployment.md. Replaces the addresses and file paths in the
 * example by those of this test.
 * @param language language of the code block that contains the example
 */
function readRecipe(language: string, port: number, programUrl: string): string {
  const page = readFileSync(join(projectFolder, 'docs/deployment.md'), 'utf8')
  const [, recipe] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(page) ?? []
  if (!recipe) throw new Error(`docs/deployment.md has no recipe in ${language}.`)
  return recipe
    .replace(/\/etc\/ssl\/comics/g, join(folder, 'comics'))
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/^comics\.example\.org \{/m, `https://${HOST}:${port} {`)
    .replace(/comics\.example\.org/g, HOST)
    .replace(/127\.0\.0\.1:8080/g, new URL(programUrl).host)
}

/**
 * Returns the web server configuration that the build generates. Adds a TLS certificate, as docs/deployment.md
 * describes.
 */
function readStaticConfiguration(name: 'nginx.conf' | 'Caddyfile', port: number, server: string): string {
  const root = join(projectFolder, 'dist')
  const files = new Map<string, string>()
  writeIndexAndServerConfigs(
    readFileSync(join(root, 'index.html'), 'utf8'),
    { base: '', server, root },
    (file, content) => files.set(file, String(content)),
  )
  const certificateLines = `ssl_certificate ${certificate}; ssl_certificate_key ${key};`
  return (files.get(name) ?? '')
    .replace('listen 80;', `listen 127.0.0.1:${port} ssl; ${certificateLines}`)
    .replace(/^:80 \{/m, `https://${HOST}:${port} {\n\ttls ${certificate} ${key}`)
}

/**
 * Starts nginx or Caddy with a site configuration.
 * @returns a function that stops the web server
 */
function startWebServer(front: 'nginx' | 'caddy', site: string): () => Promise<unknown> {
  const file = join(folder, front)
  const global = '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tgrace_period 1s\n}\n'
  writeFileSync(file, front === 'caddy' ? global + site : site)
  writeFileSync(join(folder, 'main.conf'), createNginxMainConfig(folder, file))
  const [command, args] = {
    nginx: ['/usr/sbin/nginx', ['-c', join(folder, 'main.conf'), '-e', 'stderr']],
    caddy: ['caddy', ['run', '--config', file, '--adapter', 'caddyfile']],
  }[front] as [string, string[]]
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, HOME: folder } })
  const ended = once(child, 'close')
  return () => {
    child.kill('SIGTERM')
    return ended
  }
}

/**
 * Signs in with forged `X-Forwarded-*` headers. The web server must not forward the forged values. Runs in the page.
 */
async function signInWithForgedHeaders(): Promise<void> {
  const forged = { 'X-Forwarded-Prefix': '/forged', 'X-Forwarded-Proto': 'http', 'X-Forwarded-Port': '80' }
  const headers = { Authorization: `Basic ${btoa('demo@longbox.org:demo')}`, ...forged }
  await fetch('/api/v2/users/me', { headers })
}

/**
 * Signs in and opens a comic. Waits until a live event makes the home page show the comic. Then downloads a book.
 * @returns headers of the home page
 */
async function readAndDownload(chromium: BrowserType, url: string): Promise<Record<string, string>> {
  // Playwright's option `ignoreHTTPSErrors` does not apply to the service worker, which downloads the book. Therefore
  // an argument of the browser makes Chromium ignore certificate errors.
  const args = [...chromiumFlags, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`, '--ignore-certificate-errors']
  const browser = await chromium.launch({ args })
  try {
    const context = await browser.newContext({ locale: 'en-GB' })
    const page = await context.newPage()
    await expect(() => page.goto(`${url}/login`)).toPass()
    await page.evaluate(signInWithForgedHeaders)
    expect((await context.cookies()).map(({ path }) => path)).toEqual(['/'])
    await context.clearCookies()
    await page.reload()
    await submitSignInForm(page)
    await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
    const home = await page.reload()
    const cookies = await context.cookies()
    expect(cookies).not.toEqual([])
    expect(cookies.map(({ path, secure, httpOnly }) => ({ path, secure, httpOnly }))).toEqual(
      cookies.map(() => ({ path: '/', secure: true, httpOnly: true })),
    )
    const book = await waitForReadableBook(page, 'Low Tide')
    const reader = await context.newPage()
    await reader.goto(`${url}/book/${book.id}/read?page=2`)
    await expect(locatePositionStatus(reader, 'Page 2 of 8')).toBeAttached()
    // The reader stores the progress, so the server sends a live event. After this event, the home page shows the book.
    await expect(page.getByRole('main').getByText('Low Tide').first()).toBeVisible()
    await downloadBookByMenu(page, { url }, 'A Lantern for the Frogs')
    return home?.headers() ?? {}
  } finally {
    await browser.close()
  }
}

const front = getSelectedStaticWebServer()

test.describe('over HTTPS with a self-signed certificate', () => {
  test.skip(front !== 'nginx' && front !== 'caddy', 'There are recipes for nginx and Caddy.')
  const webServer = front as 'nginx' | 'caddy'

  test('the configuration example of docs/deployment.md serves the program', async ({ playwright }) => {
    const program = await startLongbox(['--trust-proxy', 'loopback'], '')
    const port = await findFreePort()
    const recipe = readRecipe(webServer === 'nginx' ? 'nginx' : 'caddyfile', port, program.url)
    const stop = startWebServer(webServer, recipe)
    try {
      expect(await readAndDownload(playwright.chromium, `https://${HOST}:${port}`)).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
    } finally {
      await stop()
      await program.stop()
    }
  })

  test('the generated configuration serves the static files', async ({ playwright }) => {
    const backendPort = await findFreePort()
    const backendOptions = { port: backendPort, dataDir: join(folder, 'data'), options: ['--scenario', 'admin'] }
    const backend = await startBackend('node scripts/mock-backend.mjs', backendOptions)
    const port = await findFreePort()
    const site = readStaticConfiguration(webServer === 'nginx' ? 'nginx.conf' : 'Caddyfile', port, backend.url)
    const stop = startWebServer(webServer, site)
    try {
      expect(await readAndDownload(playwright.chromium, `https://${HOST}:${port}`)).toMatchObject({
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
    } finally {
      await stop()
      await backend.stop()
    }
  })
})

test('a server with a self-signed certificate is reachable only with NODE_EXTRA_CA_CERTS', async () => {
  const server = createServer({ cert: readFileSync(certificate), key: readFileSync(key) }, (_, response) =>
    response.setHeader('Content-Type', 'application/json').end('{"isClaimed":true}'),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const args = ['--server', `https://127.0.0.1:${(server.address() as AddressInfo).port}`]
  const { NODE_EXTRA_CA_CERTS: previous = '' } = process.env
  try {
    await expect(startLongbox(args, '')).rejects.toThrow(
      /name its file in the environment variable NODE_EXTRA_CA_CERTS/,
    )
    process.env.NODE_EXTRA_CA_CERTS = certificate
    const program = await startLongbox(args, '')
    expect(await (await fetch(`${program.url}/api/v1/claim`)).json()).toEqual({ isClaimed: true })
    await program.stop()
  } finally {
    process.env.NODE_EXTRA_CA_CERTS = previous
    server.close()
    server.closeAllConnections()
  }
})
