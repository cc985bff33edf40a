import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createMockServerState } from '../createMockServerState'
import { matchComicRackReadingList } from '../handlers/collectionsAndReadLists/matchComicRackReadingList'
import { analyzeTransientBookAndGuessSeries, findTransientBooks } from '../scanner/bookImport/transientBooks'
import { storeSampleImportPathsInClientSettings } from './storeSampleImportPathsInClientSettings'

const world = await createMockServerState({ scenario: 'admin', sampleDir: 'sample' })
const getStoredSetting = () => world.clientSettings.global.get('longbox.sample.import')
const empty = mkdtempSync(join(tmpdir(), 'longbox-sample-'))
afterAll(() => {
  rmSync(empty, { recursive: true })
  return world.close()
})

const parseStoredSetting = (): { folder: string; lists: { name: string; text: string }[] } =>
  JSON.parse(getStoredSetting()?.value ?? '{}')

test('stores the folder and the read lists of the sample library in a setting that only signed-in users can read', () => {
  expect(parseStoredSetting().folder).toBe(resolve('sample/import'))
  expect(parseStoredSetting().lists).toHaveLength(5)
  expect(getStoredSetting()?.allowUnauthorized).toBe(false)
})

test('stores no setting without the files', async () => {
  const other = await createMockServerState({ scenario: 'no-libraries' })
  expect(other.clientSettings.global.size).toBe(0)
  storeSampleImportPathsInClientSettings(other, 'sample')
  storeSampleImportPathsInClientSettings(other, empty)
  expect(other.clientSettings.global.size).toBe(0)
  await other.close()
})

test('the import folder has 200 files: books of known and unknown series, and files whose import fails for several reasons', async () => {
  const books = await findTransientBooks(world, parseStoredSetting().folder)
  expect(books).toHaveLength(200)
  const analyzed = books.filter(({ path }) => !path.includes('Backlog'))
  for (const book of analyzed) await analyzeTransientBookAndGuessSeries(world, book)
  const reasons = new Set(analyzed.flatMap(({ analysis }) => analysis?.comment || []))
  expect([...reasons].sort()).toEqual(['ERR_1001', 'ERR_1002', 'ERR_1005', 'ERR_1006', 'ERR_1008'])
  const proposed = analyzed.filter(({ seriesId }) => seriesId !== null)
  expect(proposed.length).toBeGreaterThanOrEqual(6)
  expect(proposed.map(({ number }) => number)).toContain(2.5)
})

test.each([
  ['Complete', (counts: number[]) => counts.every(count => count === 1)],
  ['Ambiguous', (counts: number[]) => counts.filter(count => count > 1).length >= 4],
  ['Missing', (counts: number[]) => counts.includes(0) && counts.includes(1)],
  ['Duplicates', (counts: number[]) => counts.every(count => count === 1)],
])('the list “%s” has the expected matches', async (prefix, isExpected) => {
  const list = parseStoredSetting().lists.find(({ name }) => name.startsWith(prefix))
  const { requests, readListMatch } = await matchComicRackReadingList(world, list?.text ?? '')
  const counts = requests.map(({ matches }) => matches.flatMap(({ books }) => books).length)
  expect(isExpected(counts), counts.join()).toBe(true)
  const ids = requests.flatMap(({ matches }) => matches.flatMap(({ books }) => books.map(({ bookId }) => bookId)))
  expect(new Set(ids).size < ids.length).toBe(prefix === 'Duplicates')
  expect(readListMatch.errorCode).toBe(prefix === 'Duplicates' ? 'ERR_1009' : '')
})

test('the list “Broken” cannot be read', async () => {
  const list = parseStoredSetting().lists.find(({ name }) => name.startsWith('Broken'))
  await expect(matchComicRackReadingList(world, list?.text ?? '')).rejects.toMatchObject({ message: 'ERR_1015' })
})
