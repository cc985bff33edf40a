import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

let folder: TestLibraryFolder
let send: (path: string, method?: string, body?: FormData) => Promise<Response>
let upload: (owner: 'books' | 'series', query: string, field?: string) => Promise<Response>

beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  folder.writeComic('A/comic.cbz')
  await folder.scan()
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN']))
  const handleRequest = createMockServer(world, createMockServerHandlers(world))
  send = (path, method = 'GET', body) => {
    const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Basic ${btoa('admin@example.org:secret')}` }
    return handleRequest(new Request(`http://server/api/v1/${path}`, { method, headers, body }))
  }
  upload = (owner, query, field) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(folder.png)], 'poster.png'))
    if (field !== undefined) form.set('selected', field)
    return send(`${path(owner)}/thumbnails${query}`, 'POST', form)
  }
})
afterEach(() => folder.remove())

const path = (owner: 'books' | 'series') =>
  owner === 'books' ? `books/${folder.book('comic').id}` : `series/${folder.series('A').id}`
const selectedFlags = async (owner: 'books' | 'series') => {
  const posters: { selected: boolean }[] = await (await send(`${path(owner)}/thumbnails`)).json()
  return posters.map(({ selected }) => selected)
}
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
  expect(await selectedFlags('series')).toEqual([false, false])
  expect((await send(`${path('series')}/thumbnail`)).status).toBe(200)
  expect(await selectedFlags('series')).toEqual([true, false])
})

test('a poster is found by its own id, also with the id of an unknown book or series', async () => {
  for (const owner of ['books', 'series'] as const) {
    const { id } = (await (await upload(owner, '')).json()) as { id: string }
    expect((await send(`${owner}/NONE/thumbnails/${id}`)).status).toBe(200)
    expect((await send(`${owner}/NONE/thumbnails/NONE`)).status).toBe(404)
  }
})

test('the only poster is selected although the upload does not select it: of a book immediately, of a series later', async () => {
  const { world } = folder
  world.thumbnails.deleteOf('book', folder.book('comic').id)
  const events: unknown[] = []
  world.subscribe(({ data }) => events.push(data))
  for (const owner of ['books', 'series'] as const)
    expect(await (await upload(owner, '?selected=false')).json()).toMatchObject({ selected: false })
  expect(events).toMatchObject([{ selected: false }, { selected: false }])
  expect(await selectedFlags('books')).toEqual([true])
  expect(await selectedFlags('series')).toEqual([false])
  expect((await send(`${path('series')}/thumbnail`)).status).toBe(200)
  expect(await selectedFlags('series')).toEqual([true])
})

test('an administrator with excluded labels changes posters of hidden records and starts tasks for hidden books', async () => {
  const admin = folder.world.users.get('A')
  Object.assign(admin ?? {}, { labelsExclude: ['adult'] })
  folder.series('A').metadata.sharingLabels = ['adult']
  expect((await send(path('books'))).status).toBe(403)
  for (const owner of ['books', 'series'] as const) {
    const { id } = await (await upload(owner, '')).json()
    const poster = `${path(owner)}/thumbnails/${id}`
    expect((await send(`${poster}/selected`, 'PUT')).status).toBe(202)
    expect((await send(poster, 'DELETE')).status).toBe(202)
    expect((await send(`${owner}/NOPE/thumbnails/${id}/selected`, 'PUT')).status).toBe(404)
  }
  expect((await send(`${path('books')}/analyze`, 'POST')).status).toBe(202)
  expect((await send(`${path('books')}/metadata/refresh`, 'POST')).status).toBe(202)
  expect((await send('books/NOPE/analyze', 'POST')).status).toBe(404)
})
