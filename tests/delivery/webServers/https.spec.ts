import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags } from '../../../scripts/browser.mjs'
import { projectFolder } from '../../../server/serverOptions'
import { downloadBookByMenu } from '../../harness/downloadSteps'
import { positionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, submitSignInForm, test } from '../../harness/server/longboxFixture'
import { findFreePort, startLongbox } from '../../harness/server/startLongbox'
import { nginxMainConfig, selectedStaticWebServer } from '../../harness/server/staticWebServer'

const HOST = 'longbox.test'
const folder = mkdtempSync(join(tmpdir(), 'longbox-https-'))
const [certificate, key] = [join(folder, 'comics.pem'), join(folder, 'comics.key')]

test.beforeAll(() => {
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  })
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the recipe of docs/deployment.md with the addresses of this test. @param language  language of its code block */
function readRecipe(language: string, port: number, programPort: number): string {
  const page = readFileSync(join(projectFolder, 'docs/deployment.md'), 'utf8')
  const [, recipe] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(page) ?? []
  if (!recipe) throw new Error(`docs/deployment.md has no recipe in ${language}.`)
  return recipe
    .replace(/\/etc\/ssl\/comics/g, join(folder, 'comics'))
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/^comics\.example\.org \{/m, `https://${HOST}:${port} {`)
    .replace(/comics\.example\.org/g, HOST)
    .replace(/127\.0\.0\.1:8080/g, `127.0.0.1:${programPort}`)
}

const PROXIES = {
  nginx(port: number, programPort: number): [string, string[]] {
    const site = join(folder, 'site.conf')
    writeFileSync(site, readRecipe('nginx', port, programPort))
    writeFileSync(join(folder, 'main.conf'), nginxMainConfig(folder, site))
    return ['/usr/sbin/nginx', ['-c', join(folder, 'main.conf'), '-e', 'stderr']]
  },
  caddy(port: number, programPort: number): [string, string[]] {
    const file = join(folder, 'Caddyfile')
    const global = '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tgrace_period 1s\n}\n'
    writeFileSync(file, global + readRecipe('caddyfile', port, programPort))
    return ['caddy', ['run', '--config', file, '--adapter', 'caddyfile']]
  },
}

const front = selectedStaticWebServer()

test.describe('the recipe of docs/deployment.md', () => {
  test.skip(front !== 'nginx' && front !== 'caddy', 'There are recipes for nginx and Caddy.')

  test('serves the program over HTTPS: sign-in, live events, a comic, a download', async ({ playwright }) => {
    const program = await startLongbox(['--trust-proxy', 'loopback'], '')
    const port = await findFreePort()
    const [command, commandArgs] = PROXIES[front as keyof typeof PROXIES](port, Number(new URL(program.url).port))
    const proxy = spawn(command, commandArgs, {
      stdio: 'ignore',
      env: { ...process.env, HOME: folder },
    })
    const ended = once(proxy, 'close')
    const url = `https://${HOST}:${port}`
    // `ignoreHTTPSErrors` does not cover the service worker, which keeps the download.
    const args = [...chromiumFlags, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`, '--ignore-certificate-errors']
    const browser = await playwright.chromium.launch({ args })
    const context = await browser.newContext({ locale: 'en-GB' })
    try {
      const page = await context.newPage()
      await expect(() => page.goto(`${url}/login`)).toPass()
      await submitSignInForm(page)
      await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
      const response = await page.reload()
      expect(response?.headers()).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
      const cookies = await context.cookies(url)
      expect(cookies.map(({ secure, httpOnly }) => [secure, httpOnly])).toEqual(cookies.map(() => [true, true]))
      expect(cookies).not.toEqual([])
      const book = await waitForReadableBook(page, 'Low Tide')
      const reader = await context.newPage()
      await reader.goto(`${url}/book/${book.id}/read?page=2`)
      await expect(positionStatus(reader, 'Page 2 of 8')).toBeAttached()
      // The event of the other page puts the book on this shelf.
      await expect(page.getByRole('main').getByText('Low Tide').first()).toBeVisible()
      await downloadBookByMenu(page, { url }, 'A Lantern for the Frogs')
    } finally {
      await browser.close()
      proxy.kill('SIGTERM')
      await ended
      await program.stop()
    }
  })
})
