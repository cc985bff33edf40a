import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUserRecord } from '../../../mock-server/handlers/accounts/createSessionAndClaimHandlers'
import { liveEventNames } from '../../../src/generated/liveEvents'
import { ADMIN_ACCOUNT_HEADERS, READER_ACCOUNT_HEADERS, RestrictedMockServer } from './restrictedMockServer'

// Tests of live events. The first tests check which live events a restricted user receives while an administrator
// changes hidden records. The last tests check event streams. A stream opens only with a session. An open stream uses
// the role that the user had when the stream opened, even if the role has changed since then.

const SECRET_TEXT = 'zzsecret'
const json = { 'content-type': 'application/json' }

let server: RestrictedMockServer
/**
 * Number of calls of `changeHiddenRecords`. Each call creates a collection and a read list, whose names contain this
 * number. Therefore all collections have different names, and all read lists have different names.
 */
let lists = 0
beforeAll(async () => {
  server = new RestrictedMockServer()
  await server.fillLibraries()
}, 60_000)
afterAll(() => server.close())

type SentEvent = { event: string; data: Record<string, unknown> }

/**
 * Opens the event stream of a user.
 * @returns a function that closes the stream and returns the events that the user has received
 */
async function openStream(headers: Record<string, string>): Promise<() => Promise<SentEvent[]>> {
  const abortController = new AbortController()
  const response = await server.request('/sse/v1/events', headers, { signal: abortController.signal })
  expect(response.status).toBe(200)
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  const reading = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += decoder.decode(part.value)
  })().catch(() => undefined)
  return async () => {
    // Sends a last event with the library id `LAST`. When this event arrives, all earlier events have arrived too.
    server.world.emit('everyone', 'LibraryChanged', { libraryId: 'LAST' })
    while (!text.includes('LAST')) await new Promise(resolve => setImmediate(resolve))
    await reader.cancel()
    await reading
    return Array.from(text.matchAll(/event:(.+)\ndata:(.+)\n\n/g), ([, event = '', data = '{}']) => ({
      event,
      data: JSON.parse(data) as Record<string, unknown>,
    }))
  }
}

async function changeHiddenRecords(): Promise<void> {
  const book = server.book('Hidden', 'comic')
  const send = async (method: string, path: string, body?: object) => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) }
    const { status } = await server.request(path, { ...ADMIN_ACCOUNT_HEADERS, ...json }, init)
    expect([path, status < 400]).toEqual([path, true])
  }
  await send('PATCH', `/api/v1/books/${book.id}/metadata`, { title: SECRET_TEXT, tags: [SECRET_TEXT] })
  await send('PATCH', `/api/v1/series/${book.seriesId}/metadata`, { title: SECRET_TEXT, publisher: SECRET_TEXT })
  await send('PATCH', `/api/v1/books/${book.id}/read-progress`, { page: 1 })
  await send('POST', `/api/v1/series/${book.seriesId}/read-progress`)
  await send('POST', '/api/v1/collections', {
    name: `${SECRET_TEXT} ${++lists}`,
    ordered: true,
    seriesIds: [book.seriesId],
  })
  await send('POST', '/api/v1/readlists', {
    name: `${SECRET_TEXT} ${lists}`,
    summary: SECRET_TEXT,
    ordered: true,
    bookIds: [book.id],
  })
  await send('PATCH', `/api/v1/libraries/${server.library('Hidden').id}`, { scanForceModifiedTime: true })
  await send('POST', `/api/v1/books/${book.id}/analyze`)
  await server.world.tasks.idle()
}

test('a restricted user receives only ids, and no event for other accounts or for administrators', async () => {
  const closeOfReader = await openStream(READER_ACCOUNT_HEADERS)
  const closeOfAdmin = await openStream(ADMIN_ACCOUNT_HEADERS)
  await changeHiddenRecords()
  server.world.emit('admins', 'BookImported', { sourceFile: `/in/${SECRET_TEXT}.cbz`, success: true })
  server.world.emit({ userId: 'A' }, 'SessionExpired', { userId: 'A' })
  const [seen, ofAdmin] = [await closeOfReader(), await closeOfAdmin()]

  expect(ofAdmin.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['ReadProgressChanged', 'ReadProgressSeriesChanged', 'BookImported', 'SessionExpired']),
  )
  expect(seen.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['BookChanged', 'SeriesChanged', 'CollectionAdded']),
  )
  for (const { event, data } of seen) {
    expect(liveEventNames).toContain(event)
    expect(event).not.toMatch(/^(ReadProgress|TaskQueueStatus|BookImported|SessionExpired)/)
    for (const name of Object.keys(data))
      expect([event, name, /^(\w+Ids?|selected)$/.test(name)]).toEqual([event, name, true])
  }
  expect(JSON.stringify(seen)).not.toContain(SECRET_TEXT)
})

test('the ids in live events give no access to records that the user may not see', async () => {
  const close = await openStream(READER_ACCOUNT_HEADERS)
  await changeHiddenRecords()
  const seen = await close()
  const paths = seen.flatMap(({ data: { bookId, seriesId, libraryId, collectionId, readListId } }) => [
    ...(bookId ? [`/api/v1/books/${bookId}`, `/api/v1/books/${bookId}/thumbnail`] : []),
    ...(seriesId ? [`/api/v1/series/${seriesId}`] : []),
    ...(libraryId ? [`/api/v1/libraries/${libraryId}`] : []),
    ...(collectionId ? [`/api/v1/collections/${collectionId}`] : []),
    ...(readListId ? [`/api/v1/readlists/${readListId}`] : []),
  ])
  expect(paths.length).toBeGreaterThan(4)
  for (const path of new Set(paths)) {
    const response = await server.request(path, READER_ACCOUNT_HEADERS)
    expect([path, response.status >= 400]).toEqual([path, true])
    expect(await response.text()).not.toContain(SECRET_TEXT)
  }
})

test('an event stream requires a session', async () => {
  const response = await server.request('/sse/v1/events', { accept: 'text/event-stream' })
  expect(response.status).toBe(401)
  await response.body?.cancel()
})

test('an open event stream keeps the role of its start, and stays open after the user was deleted', async () => {
  const user = createUserRecord('O', 'other@example.org', 'secret', ['ADMIN'])
  server.world.users.set('O', user)
  const authorization = `Basic ${btoa('other@example.org:secret')}`
  const close = await openStream({ authorization })
  const send = (method: string, body?: object) =>
    server.request(
      '/api/v2/users/O',
      { ...ADMIN_ACCOUNT_HEADERS, ...json },
      { method, ...(body && { body: JSON.stringify(body) }) },
    )
  expect((await send('PATCH', { roles: [] })).status).toBe(204)
  server.world.emit('admins', 'BookImported', { success: true })
  const closeAsReader = await openStream({ authorization })
  server.world.emit('admins', 'BookImported', { success: true })
  expect((await send('DELETE')).status).toBe(204)
  server.world.emit('everyone', 'SeriesAdded', { seriesId: 'S' })
  const names = async (end: typeof close) =>
    (await end()).map(({ event }) => event).filter(event => event !== 'LibraryChanged')
  expect(await names(close)).toEqual([
    'SessionExpired',
    'BookImported',
    'BookImported',
    'SessionExpired',
    'SeriesAdded',
  ])
  expect(await names(closeAsReader)).toEqual(['SessionExpired', 'SeriesAdded'])
})
