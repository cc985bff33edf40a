import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUserRecord } from '../../../mock-server/handlers/accounts/createSessionAndClaimHandlers'
import { type Operation, operations } from '../../../src/generated/operations'
import { RestrictedMockServer } from './restrictedMockServer'

// Tests that call the API operations with accounts that have different roles, and also without a sign-in. The tests do
// not call the sign-out operation, because it would end their sessions.

/** Roles of the test accounts. The keys are e-mail addresses. */
const rolesByEmail: Record<string, string[]> = {
  'none@example.org': [],
  'pages@example.org': ['PAGE_STREAMING'],
  'files@example.org': ['FILE_DOWNLOAD'],
  'devices@example.org': ['KOBO_SYNC', 'KOREADER_SYNC'],
  'manager@example.org': ['ADMIN'],
}
const scripted = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }

let server: RestrictedMockServer
/** Request headers that contain the session cookie of each account. The keys are e-mail addresses. */
const sessions = new Map<string, Record<string, string>>()

beforeAll(async () => {
  server = new RestrictedMockServer()
  await server.fillLibraries()
  for (const [email, roles] of Object.entries(rolesByEmail)) {
    server.world.users.set(email, createUserRecord(email, email, 'secret', roles))
    const authorization = `Basic ${btoa(`${email}:secret`)}`
    const response = await server.request('/api/v2/users/me', { authorization })
    const [cookie = ''] = response.headers.getSetCookie().map(text => text.split(';')[0] ?? '')
    sessions.set(email, { cookie, ...scripted })
  }
}, 60_000)
afterAll(() => server.close())

/**
 * Returns the paths with which the tests request an operation. The path parameters contain the ids of a book that all
 * accounts may see, and the ids of the series and library of this book. All other parameters have fixed values. There
 * are two paths for the download of a book file: with and without the file name at the end.
 */
function pathsOf({ method, path }: Operation): string[] {
  const book = server.book('Open', 'comic')
  const values: Record<string, string> = {
    bookId: book.id,
    seriesId: book.seriesId,
    libraryId: book.libraryId,
    pageNumber: '1',
    userId: 'A',
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x')
  return method === 'GET' && /\/books\/[^/]+\/file$/.test(filled) ? [filled, `${filled}/any.cbz`] : [filled]
}

async function statusOf(operation: Operation, path: string, headers: Record<string, string>): Promise<number> {
  const hasBody = operation.method !== 'GET'
  const init = { method: operation.method, ...(hasBody && { body: '{}' }) }
  const response = await server.request(path, headers, init)
  await response.body?.cancel()
  return response.status
}

const all = Object.values<Operation>(operations).filter(({ path }) => path !== '/api/logout')
const isAllowed = ({ roles }: Operation, ownRoles: readonly string[]) =>
  roles.length === 0 || roles.includes('USER') || roles.some(role => ownRoles.includes(role))

describe.each(Object.entries(rolesByEmail))('the account %s with the roles %j', (email, ownRoles) => {
  test('gets 403 from each operation for other roles, and changes nothing', async () => {
    const { version } = server.world
    for (const operation of all.filter(candidate => !isAllowed(candidate, ownRoles)))
      for (const path of pathsOf(operation))
        expect([operation.method, path, await statusOf(operation, path, sessions.get(email) ?? {})]).toEqual([
          operation.method,
          path,
          403,
        ])
    expect(server.world.version).toBe(version)
  })

  test('may read what its roles allow', async () => {
    for (const operation of all.filter(({ method, path }) => method === 'GET' && /\/books\/\{bookId\}\//.test(path)))
      if (isAllowed(operation, ownRoles))
        for (const path of pathsOf(operation))
          expect([path, [401, 403].includes(await statusOf(operation, path, sessions.get(email) ?? {}))]).toEqual([
            path,
            false,
          ])
  })
})

test('without a sign-in, only the operations without roles respond', async () => {
  const { version } = server.world
  for (const operation of all.filter(({ roles }) => roles.length > 0))
    for (const path of pathsOf(operation))
      expect([operation.method, path, await statusOf(operation, path, scripted)]).toEqual([operation.method, path, 401])
  expect(server.world.version).toBe(version)
})
