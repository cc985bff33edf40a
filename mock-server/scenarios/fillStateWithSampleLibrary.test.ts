import { expect, test } from 'vitest'
import { createMockServerState } from '../createMockServerState'
import { groupBookPagesByHash } from '../scanner/hashes/findAndRemoveDuplicatePages'
import { readPageHashThumbnail } from '../scanner/hashes/pageHashImages'
import { readSampleLibraryDescription } from './readSampleLibraryDescription'

const world = await createMockServerState({ scenario: 'admin', sampleDir: 'sample' })

test('each collection and read list of the sample has at least four members, and all members exist', () => {
  const file = readSampleLibraryDescription('sample')
  for (const { name, seriesIds } of world.collections.values()) expect(seriesIds.length, name).toBeGreaterThanOrEqual(4)
  for (const { name, bookIds } of world.readLists.values()) expect(bookIds.length, name).toBeGreaterThanOrEqual(4)
  for (const { name, series } of file?.collections ?? []) {
    expect([...world.collections.values()].find(set => set.name === name)?.seriesIds, name).toHaveLength(series.length)
  }
  for (const { name, books } of file?.readLists ?? []) {
    expect([...world.readLists.values()].find(set => set.name === name)?.bookIds, name).toHaveLength(books.length)
  }
  expect(world.collections.size).toBeGreaterThanOrEqual(3)
})

const mediaOf = () => [...world.books.values()].map(({ name, media }) => [name, media.status, media.comment] as const)

test('books of the sample fail for at least six reasons, and some are readable with a fault', () => {
  const failed = mediaOf().filter(([, status]) => status === 'ERROR' || status === 'UNSUPPORTED')
  const reasons = new Set(failed.map(([, , comment]) => comment))
  expect([...reasons].sort()).toEqual([
    'ERR_1001',
    'ERR_1002',
    'ERR_1004',
    'ERR_1005',
    'ERR_1006',
    'ERR_1008',
    'ERR_1032',
  ])
  const withFault = mediaOf().filter(([, status, comment]) => status === 'READY' && comment !== '')
  expect(withFault.map(([, , comment]) => comment.slice(0, 8)).sort()).toEqual(['ERR_1007', 'ERR_1033'])
})

test('the sample has duplicate files, duplicate pages with each action and without one, and books without a poster', () => {
  const hashes = [...world.books.values()].map(({ fileHash }) => fileHash).filter(hash => hash !== '')
  const groups = new Set(hashes.filter((hash, i) => hashes.indexOf(hash) !== i))
  expect(groups.size).toBeGreaterThanOrEqual(5)
  const pages = groupBookPagesByHash(world)
  const known = [...world.knownPageHashes.values()]
  expect(new Set(known.map(({ action }) => action))).toEqual(new Set(['DELETE_AUTO', 'DELETE_MANUAL', 'IGNORE']))
  expect(known.filter(({ hash }) => (pages.get(hash)?.length ?? 0) > 1).length).toBeGreaterThanOrEqual(3)
  expect(known.filter(({ deleteCount }) => deleteCount > 0).length).toBeGreaterThanOrEqual(2)
  const unknown = [...pages].filter(([hash, matches]) => matches.length > 1 && !world.knownPageHashes.has(hash))
  expect(unknown.length).toBeGreaterThanOrEqual(6)
  const withoutPoster = [...world.books.values()].filter(
    ({ id, media }) => media.status === 'READY' && !world.thumbnails.of('book', id).length,
  )
  expect(withoutPoster.length).toBeGreaterThanOrEqual(3)
})

test('each known page hash of the sample has a thumbnail, even if no book contains the page any more', async () => {
  for (const { hash } of world.knownPageHashes.values())
    expect(await readPageHashThumbnail(world, hash), hash).toBeInstanceOf(Buffer)
})

test('the history of the sample covers months and has all types, for existing and deleted books', () => {
  expect(new Set(world.history.map(({ type }) => type))).toEqual(
    new Set(['BookFileDeleted', 'SeriesFolderDeleted', 'BookConverted', 'BookImported', 'DuplicatePageDeleted']),
  )
  const times = world.history.map(({ timestamp }) => timestamp)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(150 * 86_400_000)
  const bookIds = world.history.flatMap(({ bookId }) => bookId ?? [])
  expect(bookIds.filter(id => world.books.has(id)).length).toBeGreaterThan(20)
  expect(bookIds.filter(id => !world.books.has(id)).length).toBeGreaterThan(20)
  for (const { type, properties } of world.history)
    if (type === 'DuplicatePageDeleted')
      expect(world.knownPageHashes.has(properties['page file hash'] ?? '')).toBe(true)
})

test('the users of the sample have each role and each kind of restriction', () => {
  const users = [...world.users.values()]
  expect(new Set(users.flatMap(({ roles }) => roles))).toEqual(
    new Set(['ADMIN', 'FILE_DOWNLOAD', 'PAGE_STREAMING', 'KOBO_SYNC', 'KOREADER_SYNC']),
  )
  expect(users.some(({ roles }) => roles.length === 0)).toBe(true)
  expect(new Set(users.map(({ ageRestriction }) => ageRestriction?.restriction))).toEqual(
    new Set([undefined, 'ALLOW_ONLY', 'EXCLUDE']),
  )
  expect(users.some(({ labelsAllow }) => labelsAllow.length > 0)).toBe(true)
  expect(users.some(({ labelsExclude }) => labelsExclude.length > 0)).toBe(true)
  expect(users.some(({ sharedLibrariesIds }) => sharedLibrariesIds.length > 0)).toBe(true)
})

test('sign-ins of the sample fail from several addresses, and some API keys were used', () => {
  const failed = world.activity.filter(({ success }) => !success)
  expect(new Set(failed.map(({ ip }) => ip)).size).toBeGreaterThanOrEqual(5)
  expect(failed.length).toBeGreaterThan(20)
  const usedKeys = new Set(world.activity.flatMap(({ apiKeyId }) => apiKeyId ?? []))
  expect(usedKeys.size).toBeGreaterThanOrEqual(3)
  expect(world.apiKeys.size).toBeGreaterThan(usedKeys.size)
})
