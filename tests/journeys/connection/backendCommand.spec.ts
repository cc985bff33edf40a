import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeNumberedComic } from '../../harness/content/writeNumberedComic'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test, testAccounts } from '../../harness/server/longboxFixture'
import { splitOptionsBetweenApiAndLongboxServer, startBackend } from '../../harness/server/startBackend'
import { findFreePort, type RunningLongbox } from '../../harness/server/startLongbox'
import { getSelectedStaticWebServer } from '../../harness/server/staticWebServer'

const mockBackend = 'node scripts/mock-backend.mjs'
const { email, password } = testAccounts.admin
const headers = {
  Authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
  'Content-Type': 'application/json',
}

const usersOf = async ({ url }: RunningLongbox): Promise<unknown[]> =>
  (await fetch(`${url}/api/v2/users`, { headers })).json()

async function addUser({ url }: RunningLongbox): Promise<void> {
  const body = JSON.stringify({ email: 'new@example.org', password: 'a long walk by the sea', roles: [] })
  expect((await fetch(`${url}/api/v2/users`, { method: 'POST', headers, body })).status).toBe(201)
}

test.describe('Longbox in front of a server that a command starts', () => {
  test.use({ backend: mockBackend })

  test('a session survives a restart of Longbox', async ({ page, longbox, signIn }) => {
    await signIn()
    await longbox.stopServing()
    await longbox.serveAgain()
    await page.goto(`${longbox.url}/account`)
    await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
  })

  test.describe('with a library folder and a base path', () => {
    const library = mkdtempSync(join(tmpdir(), 'longbox-backend-'))
    test.use({ args: ['--library', library, '--base', '/comics'] })
    test.beforeAll(() => writeNumberedComic(join(library, 'Plain', 'Plain 001.cbz'), 3, { width: 300, height: 450 }))
    test.afterAll(() => rmSync(library, { recursive: true, force: true }))

    test('opens a comic of the folder', async ({ page, longbox, signIn }) => {
      await signIn()
      const { id } = await waitForReadableBook(page, 'Plain 001')
      await page.goto(`${longbox.url}/book/${id}/read`)
      await expect(locatePositionStatus(page, 'Page 1 of 3')).toBeAttached()
    })
  })
})

for (const { name, command } of [
  { name: 'the built-in mock server', command: '' },
  { name: 'a server that a command starts', command: mockBackend },
])
  test(`the Longbox program of ${name} is reused until a test changes data, and is then replaced`, async ({
    programs,
  }) => {
    const isStatic = getSelectedStaticWebServer() !== undefined
    test.skip(isStatic, 'A web server cannot report whether a test changed data, so it is never reused.')
    const args = ['--scenario', 'no-libraries']
    const first = await programs.acquire(args, false, command)
    const { dataDir } = first
    expect(await usersOf(first)).toHaveLength(1)
    expect((await programs.acquire(args, false, command)).dataDir).toBe(dataDir)
    await addUser(first)
    expect(await usersOf(first)).toHaveLength(2)
    const second = await programs.acquire(args, false, command)
    expect(await usersOf(second)).toHaveLength(1)
    const secondDataDir = second.dataDir
    expect(secondDataDir).not.toBe(dataDir)
    expect((await programs.acquire(args, true, command)).dataDir).not.toBe(secondDataDir)
  })

test('reports the output of a command that ends too early', async () => {
  const started = startBackend('sh -c "echo no such server; exit 3"', {
    port: await findFreePort(),
    dataDir: '/tmp',
    options: [],
  })
  await expect(started).rejects.toThrow(/ended:\nno such server/)
})

test('splits options into options for the API server and options for the Longbox server', () => {
  expect(splitOptionsBetweenApiAndLongboxServer(['--library', '/comics', '--base', '/b', '--oauth2', 'X'])).toEqual({
    apiServer: ['--library', '/comics', '--oauth2', 'X'],
    longboxServer: ['--base', '/b'],
  })
  expect(splitOptionsBetweenApiAndLongboxServer(['--base', '/b'])).toEqual({
    apiServer: ['--scenario', 'admin'],
    longboxServer: ['--base', '/b'],
  })
})
