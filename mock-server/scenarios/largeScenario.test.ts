import { expect, test } from 'vitest'
import { createMockServerHandlers } from '../createMockServerHandlers'
import { createMockServerState } from '../createMockServerState'
import { createMockServer } from '../http/createMockServer'
import { analyzeGeneratedBook } from '../scanner/analyzeBookFileInWorker'
import { scanLibrary } from '../scanner/scanLibrary'
import { DEMO_ADMIN_ACCOUNT } from './demoAccounts'

const world = await createMockServerState({ scenario: 'large' })
const signedInAs = () => world.userByEmail(DEMO_ADMIN_ACCOUNT.email)
const handleRequest = createMockServer(world, createMockServerHandlers(world, { signedInAs }), { signedInAs })

async function totalOf(path: string): Promise<number> {
  const response = await handleRequest(new Request(`http://localhost${path}`))
  expect(response.status, path).toBe(200)
  return (await response.json()).totalElements
}

test.each([
  ['history', '/api/v1/history?size=20', 10_000],
  ['activity', '/api/v2/users/authentication-activity?size=20', 10_000],
  ['known page hashes', '/api/v1/page-hashes?size=20', 10_000],
  ['new page hashes', '/api/v1/page-hashes/unknown?size=20', 10_000],
  ['duplicate files', '/api/v1/books/duplicates?size=20', 10_000],
  ['failing books', '/api/v1/books?media_status=ERROR&media_status=UNSUPPORTED&size=20', 10_000],
])('has 10,000 rows of %s', async (_, path, count) => {
  expect(await totalOf(path)).toBe(count)
})

test('each page hash has an image and at least two pages', async () => {
  for (const [path, image] of [
    ['/api/v1/page-hashes?size=1', ''],
    ['/api/v1/page-hashes/unknown?size=1', 'unknown/'],
  ]) {
    const page = await (await handleRequest(new Request(`http://localhost${path}`))).json()
    const { hash, matchCount } = page.content[0]
    expect(matchCount).toBeGreaterThan(1)
    expect(await totalOf(`/api/v1/page-hashes/${hash}`)).toBe(matchCount)
    const thumbnail = await handleRequest(new Request(`http://localhost/api/v1/page-hashes/${image}${hash}/thumbnail`))
    expect(thumbnail.headers.get('content-type')).toBe('image/jpeg')
  }
})

test('the pages of a hash have the same picture', async () => {
  const { content } = await (await handleRequest(new Request('http://localhost/api/v1/page-hashes?size=1'))).json()
  const matches = await (
    await handleRequest(new Request(`http://localhost/api/v1/page-hashes/${content[0].hash}`))
  ).json()
  const pictures = matches.content.map(async ({ bookId, pageNumber }: { bookId: string; pageNumber: number }) => {
    const page = await handleRequest(new Request(`http://localhost/api/v1/books/${bookId}/pages/${pageNumber}`))
    return Buffer.from(await page.arrayBuffer()).toString('base64')
  })
  expect(new Set(await Promise.all(pictures)).size).toBe(1)
})

test('books have paths like those of a file system', () => {
  const paths = [...world.books.values()].map(({ path }) => path)
  expect(paths.filter(path => !/^(\/[^/:]+)+\.(cbz|cbr)$/u.test(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test('a scan does not change a generated library', async () => {
  const [library] = world.libraries.values()
  if (!library) throw new Error('the scenario has no library')
  await scanLibrary(world, library, true)
  expect(library.unavailable).toBe(false)
  expect([...world.books.values()].some(({ deleted }) => deleted)).toBe(false)
})

test('a second analysis repairs only temporary faults', () => {
  const failed = (comment: string) => [...world.books.values()].find(({ media }) => media.comment === comment)
  const analysisOf = (comment: string) => {
    const book = failed(comment)
    return book && analyzeGeneratedBook(book)
  }
  expect(analysisOf('ERR_1005')).toMatchObject({ status: 'READY', comment: '', pagesCount: 20 })
  expect(analysisOf('ERR_1008')).toMatchObject({ status: 'ERROR', comment: 'ERR_1008', pagesCount: 0 })
})
