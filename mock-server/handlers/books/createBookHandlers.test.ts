import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

let folder: TestLibraryFolder
let send: (method: string, path: string, body?: object) => Promise<Response>

beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  folder.writeComic('A/comic.cbz', { Title: 'One' })
  await folder.scan()
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN']))
  const handleRequest = createMockServer(world, createMockServerHandlers(world))
  send = (method, path, body = {}) =>
    handleRequest(
      new Request(`http://server/api/v1${path}`, {
        method,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          'content-type': 'application/json',
          authorization: `Basic ${btoa('admin@example.org:secret')}`,
        },
        body: JSON.stringify(body),
      }),
    )
})
afterEach(() => folder.remove())

const metadata = () => folder.book('comic').metadata
const edit = (body: object) => send('PATCH', `/books/${folder.book('comic').id}/metadata`, body)

describe('authors', () => {
  const cleo = { name: 'Cleo', role: 'writer' }
  const coverArtist = { name: 'Abe', role: 'cover' }
  const inker = { name: 'Abe', role: 'inker' }

  test('keep their order and duplicates in the edit that contains them', async () => {
    await edit({ authors: [cleo, inker, cleo] })
    expect(metadata().authors).toEqual([cleo, inker, cleo])
  })

  test('are trimmed, and the roles are in lower case', async () => {
    await edit({ authors: [{ name: ' Cleo ', role: ' Writer ' }] })
    expect(metadata().authors).toEqual([cleo])
  })

  test.each([
    ['an edit', () => edit({ title: 'Two' })],
    ['a batch edit', () => send('PATCH', '/books/metadata', { [folder.book('comic').id]: { title: 'Two' } })],
    ['a refresh of the metadata', () => send('POST', `/books/${folder.book('comic').id}/metadata/refresh`)],
  ])('are sorted by name and role, without duplicates, after %s without authors', async (_, save) => {
    await edit({ authors: [cleo, inker, cleo, coverArtist] })
    await save()
    await folder.world.tasks.idle()
    expect(metadata().authors).toEqual([coverArtist, inker, cleo])
  })
})

test('the sort number has the precision of a 32-bit float, also from the file', async () => {
  await edit({ numberSort: 1.23456789 })
  expect(metadata().numberSort).toBe(1.2345679)
  folder.writeComic('A/comic.cbz', { Number: '2.3456789' })
  await folder.scanAgain(true)
  expect(metadata().numberSort).toBe(2.3456788)
})

test('accepts an ISBN with other characters, and stores its digits', async () => {
  expect((await edit({ isbn: 'ISBN 978-0-306-40615-7' })).status).toBe(204)
  expect(metadata().isbn).toBe('9780306406157')
  expect((await edit({ isbn: '978-0-306-40615-8' })).status).toBe(400)
})

test('the deletion of a file runs before an analysis and a refresh of the metadata', async () => {
  const { world } = folder
  const { id } = folder.book('comic')
  folder.writeComic('A/other.cbz')
  await folder.scanAgain()
  world.tasks.poolSize = 0
  await send('POST', `/books/${id}/metadata/refresh`)
  await send('POST', `/books/${id}/analyze`)
  await send('DELETE', `/books/${folder.book('other').id}/file`)
  world.tasks.poolSize = 1
  const before = world.tasks.runs.length
  await send('POST', `/books/${id}/analyze`)
  await world.tasks.idle()
  expect(world.tasks.runs.slice(before).map(({ type }) => type)[0]).toBe('DeleteBook')
})

describe('a link without a URL', () => {
  const links = [{ label: 'a' }]

  test('fails with 500', async () => {
    expect((await edit({ links })).status).toBe(500)
    expect((await send('PATCH', '/books/metadata', { [folder.book('comic').id]: { links } })).status).toBe(500)
  })

  test.each([
    ['a later link', { links: [...links, { label: 'b', url: 'nonsense' }] }],
    ['a lock flag', { links, isbnLock: 'nonsense' }],
    ['another field', { links, isbn: 'nonsense' }],
  ])('fails with 400 if %s is invalid', async (_, body) => {
    expect((await edit(body)).status).toBe(400)
  })

  test('fails with 400 if a later edit of the batch is invalid', async () => {
    const body = { [folder.book('comic').id]: { links }, NONE: { isbn: 'nonsense' } }
    expect((await send('PATCH', '/books/metadata', body)).status).toBe(400)
  })
})
