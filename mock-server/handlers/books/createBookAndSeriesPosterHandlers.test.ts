import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

let folder: TestLibraryFolder
let upload: (owner: 'books' | 'series', query: string, field?: string) => Promise<Response>

beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  folder.writeComic('A/comic.cbz')
  await folder.scan()
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN']))
  const handleRequest = createMockServer(world, createMockServerHandlers(world))
  upload = (owner, query, field) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(folder.png)], 'poster.png'))
    if (field !== undefined) form.set('selected', field)
    const { id } = owner === 'books' ? folder.book('comic') : folder.series('A')
    const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Basic ${btoa('admin@example.org:secret')}` }
    const url = `http://server/api/v1/${owner}/${id}/thumbnails${query}`
    return handleRequest(new Request(url, { method: 'POST', headers, body: form }))
  }
})
afterEach(() => folder.remove())

const uploadedPosters = () => [...folder.world.thumbnails.all()].filter(({ type }) => type === 'USER_UPLOADED')

test.each([
  ['', undefined, true],
  ['?selected=', undefined, true],
  ['?selected=false', undefined, false],
  ['?selected=off', undefined, false],
  ['?selected=0', undefined, false],
  ['?selected=No', undefined, false],
  ['?selected=yes', 'false', true],
  ['', 'off', false],
  ['', '1', true],
])('an upload with the query "%s" and the form field "%s" selects the poster: %s', async (query, field, selected) => {
  for (const owner of ['books', 'series'] as const) {
    await upload(owner, '')
    const response = await upload(owner, query, field)
    expect([response.status, await response.json()]).toMatchObject([200, { type: 'USER_UPLOADED', selected }])
  }
})

test('an upload with another text as "selected" is rejected and not stored', async () => {
  for (const owner of ['books', 'series'] as const)
    for (const [query, field] of [
      ['?selected=maybe', undefined],
      ['', 'maybe'],
    ] as const) {
      const response = await upload(owner, query, field)
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { message: expect.stringContaining("'selected': Failed to convert") },
      ])
    }
  expect(uploadedPosters()).toEqual([])
})
