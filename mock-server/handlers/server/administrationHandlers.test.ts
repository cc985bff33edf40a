import { beforeEach, expect, test } from 'vitest'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { MockServerState } from '../../state/mockServerState'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

let world: MockServerState
let send: (method: string, path: string, body?: unknown) => Promise<Response>

beforeEach(() => {
  world = new MockServerState()
  const admin = createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN'])
  world.users.set('A', admin)
  const options = { signedInAs: () => admin }
  const handle = createMockServer(world, createMockServerHandlers(world, options), options)
  send = (method, path, body) =>
    handle(
      new Request(`http://server${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
})

test('sorts history entries with equal sort keys from old to new', async () => {
  for (const name of ['a', 'b', 'c'])
    world.addHistoryEntry(name === 'b' ? 'BookConverted' : 'BookImported', {}, { name })
  const listNames = async (query: string) => {
    const { content } = (await (await send('GET', `/api/v1/history${query}`)).json()) as {
      content: { properties: { name: string } }[]
    }
    return content.map(({ properties }) => properties.name).join('')
  }
  expect(await listNames('')).toBe('cba')
  expect(await listNames('?sort=type,asc')).toBe('bac')
  expect(await listNames('?sort=type,desc')).toBe('acb')
  expect(await listNames('?sort=nonsense')).toBe('abc')
})

test('changes only the value of an existing client setting', async () => {
  for (const [value, allowUnauthorized] of [
    ['one', true],
    ['two', false],
  ])
    await send('PATCH', '/api/v1/client-settings/global', { 'app.key': { value, allowUnauthorized } })
  expect(await (await send('GET', '/api/v1/client-settings/global/list')).json()).toEqual({
    'app.key': { value: 'two', allowUnauthorized: true },
  })
})

test('shows administrators the health of the databases and of the disk', async () => {
  expect(await (await send('GET', '/actuator/health')).json()).toMatchObject({
    status: 'UP',
    components: { db: { status: 'UP' }, diskSpace: { status: 'UP', details: { exists: true } } },
  })
})

test('rejects an import whose list of books is null', async () => {
  expect((await send('POST', '/api/v1/books/import', { books: null, copyMode: 'COPY' })).status).toBe(400)
  expect((await send('POST', '/api/v1/books/import', { copyMode: 'COPY' })).status).toBe(202)
})

test('rejects invalid requests before it looks for the library', async () => {
  for (const body of [{ name: '' }, { scanInterval: 'NEVER' }, { scanCbx: 'x' }])
    for (const method of ['PATCH', 'PUT'])
      expect((await send(method, '/api/v1/libraries/NOPE', body)).status, JSON.stringify(body)).toBe(400)
  expect((await send('PATCH', '/api/v1/libraries/NOPE', { name: 'New' })).status).toBe(404)
  for (const value of ['x', ''])
    expect((await send('POST', `/api/v1/libraries/NOPE/scan?deep=${value}`)).status).toBe(400)
  expect((await send('POST', '/api/v1/libraries/NOPE/scan?deep=true')).status).toBe(404)
})
