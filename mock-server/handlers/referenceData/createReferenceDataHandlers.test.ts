import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

let folder: TestLibraryFolder
let send: (path: string) => Promise<unknown>

beforeAll(async () => {
  folder = await TestLibraryFolder.make()
  folder.writeComic('A/comic.cbz', { Writer: 'Ada Quill', Inker: 'Ben Ink', Genre: 'drama', Tags: 'trees' })
  await folder.scan()
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN']))
  const handleRequest = createMockServer(world, createMockServerHandlers(world))
  const headers = { authorization: `Basic ${btoa('admin@example.org:secret')}` }
  send = async path => (await handleRequest(new Request(`http://server/api/${path}`, { headers }))).json()
})
afterAll(() => folder.remove())

test.each([
  ['v2/genres?library_id=', ['drama']],
  ['v2/genres?library_id=&collection_id=', ['drama']],
  ['v2/genres?library_id=&collection_id=unknown', []],
  ['v2/tags?library_id=&series_id=&readlist_id=', ['trees']],
  ['v2/authors/names?library_id=&role=writer', ['Ada Quill']],
])('an empty list of ids does not limit %s', async (path, expected) => {
  expect(await send(path)).toMatchObject({ content: expected })
})

test.each([
  ['v1/genres?library_id=', ['drama']],
  ['v1/genres?collection_id=', []],
  ['v1/tags/book?library_id=', ['trees']],
  ['v1/tags/series?library_id=', []],
  ['v1/authors?library_id=', []],
])(
  'an empty list of libraries does not limit an operation of version 1, but an empty id does: %s',
  async (path, expected) => {
    expect(await send(path)).toEqual(expected)
  },
)

test('the deprecated list of authors ignores the role and read lists', async () => {
  expect(await send('v1/authors?role=writer&readlist_id=unknown')).toEqual([
    { name: 'Ada Quill', role: 'writer' },
    { name: 'Ben Ink', role: 'inker' },
  ])
})
