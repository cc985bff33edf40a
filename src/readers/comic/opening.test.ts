import { afterEach, expect, test, vi } from 'vitest'
import { endAhead, openAhead, openAtStart, openComic, openingOf } from './opening'

const asked: string[] = []
let fileHash = 'a'

vi.mock('../../generated/books/books', async original => ({
  ...(await original<object>()),
  getBook: async (id: string) => {
    asked.push(`book ${id}`)
    return { id, seriesId: 's', fileHash, media: { mediaProfile: 'DIVINA', pagesCount: 3 }, readProgress: null }
  },
  getBookPages: async () => {
    asked.push('pages')
    return [1, 2, 3].map(number => ({ number, mediaType: 'image/jpeg' }))
  },
}))
vi.mock('../../generated/series/series', () => ({ getSeries: async () => ({ metadata: {} }) }))
vi.stubGlobal(
  'Image',
  class {
    src = ''
    decode = () => new Promise(() => {})
    remove() {}
    removeAttribute() {}
  },
)

afterEach(() => {
  asked.length = 0
  fileHash = 'a'
})

test('the program begins until a reader does, and not after it', async () => {
  openAtStart('0', undefined)
  await openingOf('0', undefined).load()
  openAtStart('0', undefined)
  expect(asked.filter(one => one.startsWith('book'))).toEqual(['book 0'])
  endAhead()
})

test('what was begun ahead is used by the reader, whatever drawings are thrown away, and asked for once', async () => {
  openAhead('1', undefined)
  const first = openingOf('1', undefined)
  expect(openingOf('1', undefined)).toBe(first)
  expect((await first.load()).pages.length).toBe(3)
  expect(asked.filter(one => one.startsWith('book'))).toEqual(['book 1'])
  endAhead(first)
  expect(openingOf('1', undefined)).not.toBe(first)
})

test('a second load asks again', async () => {
  openAhead('2', undefined)
  const opening = openingOf('2', undefined)
  await opening.load()
  await opening.load()
  expect(asked.filter(one => one.startsWith('book'))).toEqual(['book 2', 'book 2'])
  endAhead(opening)
})

test('another book is not given what was begun ahead', () => {
  openAhead('3', undefined)
  const other = openingOf('4', undefined)
  expect(other.bookId).toBe('4')
  endAhead(other)
})

test('a file that replaced another shows its own pages', async () => {
  const before = openComic('5', undefined)
  await before.load()
  expect(before.cache.get(1)?.url).toMatch(/pages\/1$/)
  fileHash = 'b'
  const after = openComic('5', undefined)
  await after.load()
  expect(after.cache.get(1)?.url).toMatch(/pages\/1\?v=b$/)
})
