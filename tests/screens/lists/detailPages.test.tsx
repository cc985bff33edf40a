import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { getVisibleNotices } from '../../../src/api/notices'
import {
  addOfflineBooks,
  createOfflineBookEntry,
  getUserIdForDownloads,
  removeOfflineBooks,
} from '../../../src/api/offline/offlineBooks'
import { listBooks, updateBookReadProgress } from '../../../src/generated/books/books.calls'
import type { Book, BookCondition } from '../../../src/generated/model.schemas'
import { createReadList, deleteReadList } from '../../../src/generated/readlists/readlists.calls'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { world, server, signInAs, renderApp } = setUpScreenTestServer()

/** Fetches the books of a series, sorted by number. The series has at least two books. */
async function fetchBooksOfSeries(): Promise<[Book, Book, ...Book[]]> {
  const listBooksWhere = (condition: BookCondition) =>
    listBooks({ condition }, { unpaged: true, sort: ['metadata.numberSort,asc'] })
  const [anyBook] = (await listBooksWhere({ oneShot: { operator: 'isFalse' } })).content
  const { content } = await listBooksWhere({ seriesId: { operator: 'is', value: anyBook?.seriesId ?? '' } })
  return content as [Book, Book, ...Book[]]
}

const fetchOneshot = async () => {
  const { content } = await listBooks({ condition: { oneShot: { operator: 'isTrue' } } }, { size: 1 })
  return content[0] as Book
}

describe('a series', () => {
  test('offers the first book of an unread series, and later the started book', async () => {
    const [first, second] = await fetchBooksOfSeries()
    const { unmount } = renderApp(`/series/${first.seriesId}`)
    const read = await screen.findByRole('link', { name: 'Read' })
    expect(read.getAttribute('href')).toContain(`/book/${first.id}/read`)
    unmount()
    await updateBookReadProgress(second.id, { page: 2 })
    renderApp(`/series/${first.seriesId}`)
    const continueLink = await screen.findByRole('link', { name: /^Continue/ })
    expect(continueLink.getAttribute('href')).toContain(`/book/${second.id}/read`)
  })

  test('redirects a one-shot to its own page', async () => {
    const { seriesId, metadata } = await fetchOneshot()
    const { at } = renderApp(`/series/${seriesId}`)
    await screen.findByRole('heading', { level: 1, name: metadata.title })
    expect(at()).toBe(`/oneshot/${seriesId}`)
  })

  test('keeps the search parameters and the hash in redirects between the pages of series, one-shots and books', async () => {
    const oneshot = await fetchOneshot()
    const [book] = await fetchBooksOfSeries()
    for (const [address, target] of [
      [`/series/${oneshot.seriesId}`, `/oneshot/${oneshot.seriesId}`],
      [`/oneshot/${book.seriesId}`, `/series/${book.seriesId}`],
      [`/book/${oneshot.id}`, `/oneshot/${oneshot.seriesId}`],
    ]) {
      const rest = '?context=COLLECTION&contextId=C1#part'
      const { at, unmount } = renderApp(`${address}${rest}`)
      await waitFor(() => expect(at()).toBe(`${target}${rest}`))
      unmount()
    }
  })

  test('shows one not-found state for an unknown series', async () => {
    renderApp('/series/0000000000000')
    expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
    expect(getVisibleNotices()).toEqual([])
  })
})

test('an open menu of a book changes its items when the download of the book starts or is removed', async () => {
  const [book] = await fetchBooksOfSeries()
  const { user } = renderApp(`/book/${book.id}`)
  await user.click(await screen.findByRole('button', { name: /^More for/ }))
  await screen.findByRole('menuitem', { name: 'Make available offline' })
  const userId = getUserIdForDownloads()
  onTestFinished(() => removeOfflineBooks(userId, [book.id]))
  act(() => addOfflineBooks(userId, [createOfflineBookEntry(book, 0)]))
  await screen.findByRole('menuitem', { name: 'Remove download' })
  act(() => removeOfflineBooks(userId, [book.id]))
  await screen.findByRole('menuitem', { name: 'Make available offline' })
})

test('marks books of an unreachable library as unavailable on pages and cards, without reading', async () => {
  const [book] = await fetchBooksOfSeries()
  const library = world.libraries.get(book.libraryId)
  if (!library) throw new Error('The mock server has no library')
  library.unavailable = true
  onTestFinished(() => {
    library.unavailable = false
  })
  const { unmount } = renderApp(`/book/${book.id}`)
  await screen.findByText(/cannot reach the folder/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^(Read|Continue)/ }).disabled).toBe(true)
  expect(screen.queryByRole('link', { name: /incognito/ })).toBeNull()
  unmount()
  renderApp('/dashboard')
  for (const name of ['Recently added books', 'Recently added series'])
    expect(
      (await within(await screen.findByRole('region', { name })).findAllByText('Unavailable')).length,
      name,
    ).toBeGreaterThan(1)
})

describe('a book', () => {
  test('shows the previous and next book of the read list, and keeps the read list when navigating', async () => {
    const [first, second] = await fetchBooksOfSeries()
    const oneshotBook = await fetchOneshot()
    const bookIds = [second.id, first.id, oneshotBook.id]
    const { id } = await createReadList({ name: 'Backwards', summary: '', ordered: true, bookIds })
    const { user, at } = renderApp(`/book/${first.id}?context=READLIST&contextId=${id}`)
    await screen.findByRole('heading', { level: 1 })
    const bar = screen.getByRole('navigation', { name: 'Previous and next book' })
    expect((await within(bar).findByRole('link', { name: /^Previous: / })).getAttribute('href')).toContain(second.id)
    expect(await within(bar).findByRole('link', { name: 'Backwards' })).toBeTruthy()
    await user.click(await within(bar).findByRole('link', { name: /^Next: / }))
    await waitFor(() => expect(at()).toBe(`/oneshot/${oneshotBook.seriesId}?context=READLIST&contextId=${id}`))
  })

  test('lists all books of the series, marks the current book, and opens another book', async () => {
    const [first, second] = await fetchBooksOfSeries()
    const { user, at } = renderApp(`/book/${second.id}`)
    await screen.findByRole('heading', { level: 1 })
    await user.click(screen.getByRole('button', { name: 'All books of the series' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'All books of the series' }))
    const current = await dialog.findByRole('option', { current: true })
    expect(current.textContent).toContain('This book')
    await waitFor(() => expect(current.getAttribute('aria-selected')).toBe('true'))
    await user.type(dialog.getByRole('combobox', { name: 'Number or title' }), `${first.metadata.numberSort}`)
    // The search results have not arrived yet. The list still shows all books, and the current book is still active.
    expect(current.getAttribute('aria-selected')).toBe('true')
    await waitFor(() => expect(dialog.queryByRole('option', { current: true })).toBeNull())
    await user.click(await dialog.findByRole('option', { name: new RegExp(first.metadata.title) }))
    await waitFor(() => expect(at()).toBe(`/book/${first.id}`))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('lists the books of the read list in the order of the read list, and keeps the read list', async () => {
    const [first, second] = await fetchBooksOfSeries()
    const oneshotBook = await fetchOneshot()
    const bookIds = [second.id, first.id, oneshotBook.id]
    const { id } = await createReadList({ name: 'Jumps', summary: '', ordered: true, bookIds })
    const { user, at } = renderApp(`/oneshot/${oneshotBook.seriesId}?context=READLIST&contextId=${id}`)
    await user.click(await screen.findByRole('button', { name: 'All books of the read list' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'All books of the read list' }))
    await waitFor(() => expect(dialog.getAllByRole('option')[2]?.getAttribute('aria-selected')).toBe('true'))
    expect(dialog.getAllByRole('option')[0]?.textContent).toContain(second.metadata.title)
    await user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(at()).toBe(`/book/${first.id}?context=READLIST&contextId=${id}`))
  })

  test('shows no links to the previous and next item if the read list of the address was deleted', async () => {
    const oneshotBook = await fetchOneshot()
    const { id } = await createReadList({ name: 'Deleted list', ordered: true, bookIds: [oneshotBook.id] })
    await deleteReadList(id)
    renderApp(`/oneshot/${oneshotBook.seriesId}?context=READLIST&contextId=${id}`)
    await screen.findByRole('heading', { level: 1, name: oneshotBook.metadata.title })
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Previous and next book' })).toBeNull())
    expect(screen.queryByRole('button', { name: 'All books of the read list' })).toBeNull()
  })

  test.each(['deleted', 'without the book'])(
    'shows the previous and next book of the series if the read list of the address is %s',
    async state => {
      const [first, second] = await fetchBooksOfSeries()
      const oneshotBook = await fetchOneshot()
      const { id } = await createReadList({ name: `Other ${state}`, ordered: true, bookIds: [oneshotBook.id] })
      if (state === 'deleted') await deleteReadList(id)
      renderApp(`/book/${first.id}?context=READLIST&contextId=${id}`)
      await screen.findByRole('heading', { level: 1 })
      const bar = screen.getByRole('navigation', { name: 'Previous and next book' })
      const next = await within(bar).findByRole('link', { name: /^Next: / })
      expect(next.getAttribute('href')).toMatch(new RegExp(`/book/${second.id}$`))
      expect(within(bar).getByRole('link', { name: first.seriesTitle })).toBeTruthy()
      expect(within(bar).queryByRole('link', { name: `Other ${state}` })).toBeNull()
      expect(getVisibleNotices()).toEqual([])
    },
  )

  test('explains why the book cannot be opened', async () => {
    const [, book] = await fetchBooksOfSeries()
    const media = { ...book.media, status: 'ERROR', comment: 'ERR_1002', pagesCount: 0 }
    server.use(http.get(`*/api/v1/books/${book.id}`, () => HttpResponse.json({ ...book, media })))
    renderApp(`/book/${book.id}`)
    expect(await screen.findByText(/Encrypted RAR archives are not supported/)).toBeTruthy()
    expect((screen.getByRole('button', { name: /^(Read|Continue)/ }) as HTMLButtonElement).disabled).toBe(true)
  })

  test('shows the file of a book with its hash and pages to a reader, without path and analysis', async () => {
    const [book] = await fetchBooksOfSeries()
    signInAs('reader')
    server.use(http.get(`*/api/v1/books/${book.id}`, () => HttpResponse.json({ ...book, fileHash: 'a1b2c3' })))
    const { user } = renderApp(`/book/${book.id}`)
    await user.click(await screen.findByRole('button', { name: /^More for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'File details' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByRole('table')).toBeTruthy()
    expect(within(dialog).getByText('Hash')).toBeTruthy()
    expect(within(dialog).getByText('a1b2c3')).toBeTruthy()
    expect(dialog.textContent).not.toContain(book.url)
    expect(within(dialog).queryByRole('button', { name: 'Analyze again' })).toBeNull()
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('lists the file details before the deletion in the menu', async () => {
    const [book] = await fetchBooksOfSeries()
    const { user } = renderApp(`/book/${book.id}`)
    await user.click(await screen.findByRole('button', { name: /^More for/ }))
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(items.slice(-2)).toEqual(['File details', 'Delete files'])
  })

  test('shows the release date apart from the date of reading', async () => {
    const [book] = await fetchBooksOfSeries()
    const metadata = { ...book.metadata, releaseDate: '2025-09-13' }
    const now = '2026-11-29T12:00:00Z'
    const device = { deviceId: '', deviceName: '' }
    const dates = { readDate: now, created: now, lastModified: now }
    const readProgress = { page: 1, completed: true, ...dates, ...device }
    server.use(http.get(`*/api/v1/books/${book.id}`, () => HttpResponse.json({ ...book, metadata, readProgress })))
    renderApp(`/book/${book.id}`)
    const facts = (await screen.findByText('Sep 13, 2025')).parentElement?.children ?? []
    expect([...facts].map(({ textContent }) => textContent)).toEqual([
      'Sep 13, 2025',
      expect.stringMatching(/^\d+ pages$/),
      'Read on Nov 29, 2026',
    ])
  })

  test('hides editing from users without permission', async () => {
    const [first] = await fetchBooksOfSeries()
    signInAs('reader')
    renderApp(`/series/${first.seriesId}`)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Edit metadata' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Download' })).toBeTruthy()
  })
})

test('shows a not-found state for an unknown library', async () => {
  renderApp('/libraries/nowhere/series')
  expect(await screen.findByText('Not found')).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Views of the library' })).toBeNull()
})

test('while the user types the first password, rejects characters that an HTTP header cannot contain', async () => {
  server.use(http.get('*/api/v1/claim', () => HttpResponse.json({ isClaimed: false })))
  server.use(http.get('*/api/v2/users/me', () => new HttpResponse(null, { status: 401 })))
  const onClaim = vi.fn(() => new HttpResponse(null, { status: 400 }))
  server.use(http.post('*/api/v1/claim', onClaim))
  const { user } = renderApp('/login')
  await user.type(await screen.findByLabelText(/E-mail/), 'me@example.org')
  const password = screen.getByLabelText(/^Password/)
  for (const invalidPassword of ['雨の日の本屋', 'a walk by the sea ']) {
    await user.clear(password)
    await user.type(password, invalidPassword)
    expect(screen.getByText(/Latin letters/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Create account' }))
  }
  expect(onClaim).not.toHaveBeenCalled()
  await user.type(password, 'é')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(onClaim).toHaveBeenCalledOnce())
})

test('rejects an invalid e-mail of the first account with its own error message', async () => {
  server.use(http.get('*/api/v1/claim', () => HttpResponse.json({ isClaimed: false })))
  signInAs(undefined)
  const onClaim = vi.fn((_: string | null) => new HttpResponse(null, { status: 400 }))
  server.use(http.post('*/api/v1/claim', ({ request }) => onClaim(request.headers.get('X-Komga-Email'))))
  const { user } = renderApp('/login')
  const email = await screen.findByLabelText(/^E-mail/)
  await user.type(screen.getByLabelText(/^Password/), 'correct horse battery')
  for (const typed of ['jorg', 'Ю@example.org']) {
    await user.clear(email)
    await user.type(email, `${typed}{Enter}`)
    expect((await screen.findByText('Enter a valid e-mail address')).getAttribute('role')).toBe('alert')
  }
  expect(onClaim).not.toHaveBeenCalled()
  await user.clear(email)
  await user.type(email, 'jörg@example.org{Enter}')
  await waitFor(() => expect(onClaim).toHaveBeenCalledExactlyOnceWith('jörg@example.org'))
})

test('accepts non-Latin e-mail addresses at sign-in', async () => {
  signInAs(undefined)
  const onCredentials = vi.fn()
  server.use(
    http.get('*/api/v2/users/me', ({ request }) => {
      const [, secret = ''] = request.headers.get('Authorization')?.split(' ') ?? []
      if (secret) onCredentials(Buffer.from(secret, 'base64').toString())
      return new HttpResponse(null, { status: 401 })
    }),
  )
  const { user } = renderApp('/login')
  await user.type(await screen.findByLabelText(/^E-mail/), 'jörg@münchen.de')
  await user.type(screen.getByLabelText(/^Password/), 'x{Enter}')
  await waitFor(() => expect(onCredentials).toHaveBeenCalledExactlyOnceWith('jörg@münchen.de:x'))
})
