import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

type BookPage = { content: { name: string }[]; sort: { sorted: boolean } }

let folder: TestLibraryFolder
let send: (path: string) => Promise<Response>

beforeAll(async () => {
  folder = await TestLibraryFolder.make()
  for (const name of ['B', 'A', 'C']) folder.writeComic(`${name}/${name}.cbz`)
  await folder.scan()
  const { world } = folder
  for (const name of ['A', 'B']) Object.assign(folder.book(name), { fileHash: 'same', sizeBytes: 1 })
  Object.assign(folder.series('A').metadata, { ageRating: 18 })
  const admin = createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN'])
  world.users.set('A', { ...admin, ageRestriction: { age: 12, restriction: 'ALLOW_ONLY' } })
  const handleRequest = createMockServer(world, createMockServerHandlers(world))
  const headers = { authorization: `Basic ${btoa('admin@example.org:secret')}` }
  send = path => handleRequest(new Request(`http://server/api/v1/books/${path}`, { headers }))
})
afterAll(() => folder.remove())

const listDuplicates = async (query: string) => (await send(`duplicates?${query}`)).json() as Promise<BookPage>

test('the list of books on deck has no parameter for a list without pages', async () => {
  expect((await send('ondeck?unpaged=x')).status).toBe(200)
  expect((await send('duplicates?unpaged=x')).status).toBe(400)
})

test('the list of duplicates includes books that the age limit of the administrator hides', async () => {
  const { content, sort } = await listDuplicates('sort=name,desc')
  expect(content.map(({ name }) => name)).toEqual(['B', 'A'])
  expect(sort.sorted).toBe(true)
})

test('the list of duplicates is not sorted if it is not divided into pages', async () => {
  const orders = await Promise.all(
    ['asc', 'desc'].map(async direction => {
      const { content, sort } = await listDuplicates(`unpaged=true&sort=name,${direction}`)
      expect(sort.sorted).toBe(false)
      return content.map(({ name }) => name)
    }),
  )
  expect(orders[0]).toEqual(orders[1])
  expect(orders[0]).toHaveLength(2)
})
