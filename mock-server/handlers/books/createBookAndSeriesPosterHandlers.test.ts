import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

let folder: TestLibraryFolder
let read: (path: string) => Promise<Response>
let upload: (owner: 'books' | 'series', query: string, field?: string) => Promise<Response>

beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  folder.writeComic('A/comic.cbz')
  await folder.scan()
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN']))
  const handleRequest = createMockServer(world, createMockServerHandlers(world))
  const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Basic ${btoa('admin@example.org:secret')}` }
  read = path => handleRequest(new Request(`http://server/api/v1/${path}`, { headers }))
  upload = (owner, query, field) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(folder.png)], 'poster.png'))
    if (field !== undefined) form.set('selected', field)
    const { id } = owner === 'books' ? folder.book('comic') : folder.series('A')
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

test('the list of the posters of a series selects none of them', async () => {
  await upload('series', '')
  await upload('series', '?selected=false')
  for (const poster of uploadedPosters()) poster.selected = false
  const selected = async () =>
    ((await (await read(`series/${folder.series('A').id}/thumbnails`)).json()) as { selected: boolean }[]).map(
      poster => poster.selected,
    )
  expect(await selected()).toEqual([false, false])
  expect((await read(`series/${folder.series('A').id}/thumbnail`)).status).toBe(200)
  expect(await selected()).toEqual([true, false])
})

test('a poster is found by its own id, also with the id of an unknown book or series', async () => {
  for (const owner of ['books', 'series'] as const) {
    const { id } = (await (await upload(owner, '')).json()) as { id: string }
    expect((await read(`${owner}/NONE/thumbnails/${id}`)).status).toBe(200)
    expect((await read(`${owner}/NONE/thumbnails/NONE`)).status).toBe(404)
  }
})
