import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UserRecord } from '../../../mock-server/state/libraryRecords'
import { type Operation, operations } from '../../../src/generated/operations'
import { READER_ACCOUNT_HEADERS, RestrictedMockServer } from './restrictedMockServer'

// Tests that call the read operations as a user with restrictions. The tests do not call operations for administrators
// or operations with event streams. The requests contain ids of hidden records, or search for texts in these records.

/** Text in the metadata of the hidden records. Responses to the restricted user must not contain this text. */
const SECRET_TEXT = 'zzsecret'
/**
 * Restrictions of the user. The keys are descriptions. Each restriction hides all series and books of the library
 * "Hidden". The series and books of the library "Open" remain visible.
 */
const restrictions: Record<string, (server: RestrictedMockServer) => Partial<UserRecord>> = {
  'by library': server => ({ sharedAllLibraries: false, sharedLibrariesIds: [server.library('Open').id] }),
  'by an excluded label': () => ({ labelsExclude: ['adult'] }),
  'by an allowed label': () => ({ labelsAllow: ['child'] }),
  'by an excluded age': () => ({ ageRestriction: { age: 16, restriction: 'EXCLUDE' } }),
  'by an allowed age': () => ({ ageRestriction: { age: 12, restriction: 'ALLOW_ONLY' } }),
}
/**
 * Matches the paths of operations that ignore the age restriction and the allowed and excluded labels of the user.
 * These operations only check which libraries the user may see (server-facts 3.10).
 */
const libraryScopedPattern =
  /\/(libraries|genres|tags|sharing-labels|publishers|languages|age-ratings|release-|authors)/

const unrestricted: Partial<UserRecord> = {
  sharedAllLibraries: true,
  sharedLibrariesIds: [],
  labelsAllow: [],
  labelsExclude: [],
  ageRestriction: null,
}

let server: RestrictedMockServer
/** Ids and texts that responses must not contain. */
let hidden: readonly string[]
let reader: UserRecord
/**
 * Session headers of the restricted user. Basic credentials would be slower, because the server would check the
 * password for each request.
 */
let session: Record<string, string>

beforeAll(async () => {
  server = new RestrictedMockServer()
  await server.fillLibraries()
  reader = server.world.users.get('R') as UserRecord
  const { world } = server
  const hiddenLibrary = server.library('Hidden')
  for (const series of world.series.values()) {
    const isHidden = series.libraryId === hiddenLibrary.id
    Object.assign(series.metadata, {
      ageRating: isHidden ? 18 : 6,
      sharingLabels: [isHidden ? 'adult' : 'child'],
      ...(isHidden && {
        title: SECRET_TEXT,
        titleSort: SECRET_TEXT,
        publisher: SECRET_TEXT,
        genres: [SECRET_TEXT],
        tags: [SECRET_TEXT],
      }),
    })
  }
  for (const book of world.books.values())
    if (book.libraryId === hiddenLibrary.id)
      Object.assign(book.metadata, {
        title: SECRET_TEXT,
        tags: [SECRET_TEXT],
        authors: [{ name: SECRET_TEXT, role: SECRET_TEXT }],
      })
  const [times, storedCount] = [{ created: 0, lastModified: 0 }, 2]
  const seriesIds = [server.book('Open', 'comic').seriesId, server.book('Hidden', 'comic').seriesId]
  const bookIds = ['Open', 'Hidden', 'Hidden', 'Open'].map(
    (name, index) => server.book(name, index < 2 ? 'comic' : 'novel').id,
  )
  for (const [id, name, ids, members] of [
    ['MIXED', 'Mixed', seriesIds, bookIds],
    ['SECRET', SECRET_TEXT, seriesIds.slice(1), bookIds.slice(1, 3)],
  ] as const) {
    world.collections.set(id, { id, name, ordered: true, seriesIds: [...ids], storedCount, ...times })
    world.readLists.set(id, {
      id,
      name,
      summary: '',
      ordered: true,
      bookIds: [...members],
      storedCount,
      ...times,
    })
  }
  world.markChanged()
  const signIn = await server.request('/api/v2/users/me', READER_ACCOUNT_HEADERS)
  session = {
    cookie: signIn.headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0])
      .join('; '),
  }
  hidden = [
    ...[...world.series.values(), ...world.books.values()]
      .filter(({ libraryId }) => libraryId === hiddenLibrary.id)
      .map(({ id }) => id),
    'SECRET',
    SECRET_TEXT,
  ]
}, 60_000)
afterAll(() => server.close())

const readOperations = Object.values<Operation>(operations).filter(
  ({ method, path, roles }) =>
    !roles.includes('ADMIN') && !path.startsWith('/sse/') && (method === 'GET' || /\/list$/.test(path)),
)

/**
 * Returns three sets of path parameters. If an operation has path parameters, the test calls it with all three sets. In
 * the first set, the series, book, collection and read list are hidden. In the other sets, the library, series and book
 * are visible, the collection and read list contain hidden members, and the poster belongs to a hidden book.
 */
function pathParameters(): Record<string, string>[] {
  const parametersOf = (name: string, list: string) => {
    const book = server.book(name, 'comic')
    return {
      libraryId: server.library(name).id,
      bookId: book.id,
      seriesId: book.seriesId,
      collectionId: list,
      readListId: list,
      userId: 'A',
      pageNumber: '1',
      resource: 'c.xhtml',
      thumbnailId: server.world.thumbnails.of('book', server.book('Hidden', 'comic').id)[0]?.id ?? 'none',
    }
  }
  return [parametersOf('Hidden', 'SECRET'), parametersOf('Open', 'MIXED'), parametersOf('Open', 'SECRET')]
}

const queries = () => [
  '',
  'unpaged=true',
  `search=${SECRET_TEXT}&unpaged=true`,
  `search_regex=${SECRET_TEXT},title&unpaged=true`,
  `library_id=${server.library('Hidden').id}&unpaged=true`,
  'collection_id=SECRET&unpaged=true',
  'read_list_id=SECRET&unpaged=true',
  `series_id=${server.book('Hidden', 'comic').seriesId}&unpaged=true`,
  `tag=${SECRET_TEXT}&unpaged=true`,
  'sort=metadata.title,desc&size=1',
]

const searches = () => {
  const is = (key: string, value: string) => ({ condition: { [key]: { operator: 'is', value } } })
  return [
    {},
    { fullTextSearch: SECRET_TEXT },
    is('libraryId', server.library('Hidden').id),
    is('seriesId', server.book('Hidden', 'comic').seriesId),
    is('tag', SECRET_TEXT),
    is('collectionId', 'SECRET'),
    is('readListId', 'SECRET'),
    { condition: { anyOf: [is('tag', SECRET_TEXT).condition, { tag: { operator: 'isNot', value: SECRET_TEXT } }] } },
  ]
}

/** Replaces the ids and texts of hidden records by values that do not exist on the server. */
const withoutSecrets = (text: string): string =>
  hidden.reduce((replaced, secret) => replaced.replaceAll(secret, 'zznothing'), text)

/**
 * Calls an operation with all combinations of path parameters, query strings and, for POST, search conditions.
 * Exception: if the path of the operation has parameters, uses only the first three query strings. Returns a
 * description of each response from which the user could learn something about a hidden record.
 */
async function findLeaks({ method, path }: Operation): Promise<string[]> {
  const leaks: string[] = []
  const send = async (url: string, body: string | undefined) => {
    const headers = { ...session, ...(body && { 'content-type': 'application/json' }) }
    const response = await server.request(url, headers, { method, ...(body && { body }) })
    return { isOk: response.ok, text: await response.text() }
  }
  const parameterSets: readonly Record<string, string>[] = path.includes('{') ? pathParameters() : [{}]
  for (const parameters of parameterSets) {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? 'x')
    for (const query of path.includes('{') ? queries().slice(0, 3) : queries())
      for (const body of method === 'POST' ? searches().map(search => JSON.stringify(search)) : [undefined]) {
        const { isOk, text } = await send(`${filled}?${query}`, body)
        const shown = `${method} ${filled} ${query} ${body ?? ''}`
        if (isOk && withoutSecrets(filled) !== filled && !isEmptyResponse(text)) leaks.push(`${shown}: answers`)
        if (isOk && withoutSecrets(text) !== text) leaks.push(`${shown}: shows ${text}`)
        // Repeats the search, with the secret text replaced by a text that occurs in no record. Both searches must have
        // the same number of results. Otherwise, the user could find out that a hidden record contains the
        // secret text.
        const [otherQuery, otherBody] = [withoutSecrets(query), body && withoutSecrets(body)]
        if (otherQuery === query && otherBody === body) continue
        const other = await send(`${filled}?${otherQuery}`, otherBody)
        if (isOk !== other.isOk || (isOk && countOf(text) !== countOf(other.text))) leaks.push(`${shown}: differs`)
      }
  }
  return leaks
}

const isEmptyResponse = (text: string) => text === '' || text === '[]' || countOf(text) === 0

/**
 * Returns the number of items in a list response. If the items contain a `count`, returns the sum of these counts.
 * Returns undefined for other responses.
 */
function countOf(text: string): number | undefined {
  if (!/^[[{]/.test(text)) return undefined
  const json: unknown = JSON.parse(text)
  if (Array.isArray(json)) return json.reduce((sum: number, { count = 1 }) => sum + count, 0)
  return (json as { totalElements?: number }).totalElements
}

describe.each(Object.keys(restrictions))('records that are hidden %s', name => {
  beforeAll(() => {
    Object.assign(reader, unrestricted, restrictions[name]?.(server))
    hidden = hidden.filter(id => id !== server.library('Hidden').id)
    if (name === 'by library') hidden = [...hidden, server.library('Hidden').id]
    server.world.markChanged()
  })

  test('are neither shown nor counted by any operation', async () => {
    const leaks: string[] = []
    const isByLibrary = name === 'by library'
    for (const operation of readOperations)
      if (isByLibrary || !libraryScopedPattern.test(operation.path)) leaks.push(...(await findLeaks(operation)))
    expect(leaks).toEqual([])
  }, 60_000)

  test('do not count in lists that also have visible members', async () => {
    const readJson = async (path: string) =>
      (await (await server.request(path, session)).json()) as Record<string, unknown>
    expect((await readJson('/api/v1/collections/MIXED')).seriesIds).toEqual([server.book('Open', 'comic').seriesId])
    expect((await readJson('/api/v1/readlists/MIXED')).bookIds).toEqual([
      server.book('Open', 'comic').id,
      server.book('Open', 'novel').id,
    ])
    const next = await readJson(`/api/v1/readlists/MIXED/books/${server.book('Open', 'comic').id}/next`)
    expect(next.id).toBe(server.book('Open', 'novel').id)
  })
})

test.each([
  '/opds/v1.2/catalog',
  '/opds/v1.2/series?search=zzsecret',
  '/opds/v2/catalog',
  '/kobo/token/v1/library/sync',
  '/koreader/syncs/progress/x',
])('the protocol of another reading app is not supported: %s', async path => {
  const response = await server.request(path, READER_ACCOUNT_HEADERS)
  expect([response.status >= 400, (await response.text()).includes(SECRET_TEXT)]).toEqual([true, false])
})
