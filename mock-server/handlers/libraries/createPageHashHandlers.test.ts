import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

let folder: TestLibraryFolder
let send: (path: string) => Promise<Response>

beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  folder.writeComic('A/comic.cbz')
  await folder.scan({ hashPages: true })
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN']))
  const handleRequest = createMockServer(world, createMockServerHandlers(world))
  const headers = { authorization: `Basic ${btoa('admin@example.org:secret')}` }
  send = path => handleRequest(new Request(`http://server/api/v1/page-hashes/${path}`, { headers }))
})
afterEach(() => folder.remove())

test.each([
  ['', 200, 'image/png'],
  ['?resize=', 200, 'image/png'],
  ['?resize=10', 200, 'image/jpeg'],
  ['?resize=x', 400, 'application/json'],
  ['?resize=1.5', 400, 'application/json'],
])('the thumbnail of an unknown hash with the query "%s" gives status %i and %s', async (query, status, type) => {
  const { content } = (await (await send('unknown')).json()) as { content: { hash: string }[] }
  const response = await send(`unknown/${content[0]?.hash}/thumbnail${query}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([status, type])
})
