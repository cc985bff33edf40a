import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { verifyPassword } from '../../mock-server/http/passwordHash'
import { createScreenTestServer } from '../../mock-server/screenTestServer'
import { queryClient } from '../../src/api/cache/queryClient'
import { addOfflineBooks, type OfflineBookEntry } from '../../src/api/offline/offlineBooks'
import { listBooks, updateBookMetadata, updateBookReadProgress } from '../../src/generated/books/books.calls'
import { getGetUserClientSettingsQueryKey } from '../../src/generated/client-settings/client-settings'
import type { Book, Series } from '../../src/generated/model.schemas'
import { createReadList } from '../../src/generated/readlists/readlists.calls'
import { listSeries } from '../../src/generated/series/series.calls'
import { initTheme } from '../../src/theme/theme'
import { renderApp } from '../harness/screens/renderApp'

const input = vi.hoisted(() => ({ isTouch: false, isNarrow: false }))
vi.mock('../../src/components/page/useMediaQuery', () => ({
  useMediaQuery: (query: string) => input.isNarrow && query.includes('width <'),
  useIsTouchInput: () => input.isTouch,
}))

// Tests of the app shell, the dashboard and the search page with a fake event stream.

class FakeEventSource extends EventTarget {
  static open: FakeEventSource | undefined
  constructor(readonly url: string) {
    super()
    FakeEventSource.open = this
  }
  close() {
    FakeEventSource.open = undefined
  }
}
const emitLiveEvent = (event: string, data: object) =>
  act(() => FakeEventSource.open?.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) })))

const { server, world, signInAs } = createScreenTestServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  initTheme()
})
beforeEach(() => {
  localStorage.clear()
  FakeEventSource.open = undefined
  vi.stubGlobal('EventSource', FakeEventSource)
  signInAs('admin')
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const fetchBook = async (oneShot: 'isTrue' | 'isFalse') =>
  (await listBooks({ condition: { oneShot: { operator: oneShot } } }, { size: 1 })).content[0] as Book

test('links to the offline books only for users who may read books here or have downloads', async () => {
  const reader = world.users.get(signInAs('reader') ?? '')
  if (!reader) throw new Error('the reader does not exist')
  const { roles } = reader
  onTestFinished(() => {
    reader.roles = roles
  })
  reader.roles = []
  const { user } = renderApp('/account')
  const openMenu = async () => user.click(await screen.findByRole('button', { name: /^Account of/ }))
  const offlineItem = () => screen.queryByRole('menuitem', { name: 'Available offline' })
  await openMenu()
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeTruthy()
  expect(offlineItem()).toBeNull()
  act(() => addOfflineBooks(reader.id, [{ bookId: 'B' } as OfflineBookEntry]))
  expect(offlineItem()).toBeTruthy()
})

test('focuses the main landmark of the current page through the skip link', async () => {
  const { user, at } = renderApp('/account')
  await screen.findByRole('heading', { level: 1, name: 'Account' })
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(at()).toBe('/account')
})

test('a link in the page moves the focus to the new page, a link in the app shell does not', async () => {
  const { id, metadata, libraryId } = (
    await listSeries({ condition: { oneShot: { operator: 'isFalse' } } }, { size: 1 })
  ).content[0] as Series
  const { user, at } = renderApp(`/series/${id}`)
  await screen.findByRole('heading', { level: 1, name: metadata.title })
  const main = screen.getByRole('main')
  const library = world.libraries.get(libraryId)?.name ?? ''
  act(() => within(main).getAllByRole('link', { name: library })[0]?.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(at()).toBe(`/libraries/${libraryId}/series`))
  await waitFor(() => expect(document.activeElement).toBe(main))
  const home = screen.getByRole('link', { name: 'Longbox – Home' })
  act(() => home.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(at()).toBe('/dashboard'))
  await screen.findByRole('heading', { level: 1, name: 'Home' })
  expect(document.activeElement).toBe(home)
})

describe('the search field in the app bar', () => {
  const field = () => screen.findByRole('combobox', { name: 'Search' })

  test('shows results while the user types, and opens one by arrow keys and Enter', async () => {
    const { metadata, seriesId } = await fetchBook('isTrue')
    const { user, at } = renderApp('/account')
    await user.type(await field(), metadata.title)
    const hit = await screen.findByRole('option', { name: new RegExp(metadata.title) })
    expect(hit.getAttribute('aria-selected')).toBe('false')
    await user.keyboard('{ArrowDown}')
    expect(hit.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe(`/oneshot/${seriesId}`))
    expect((await field()).getAttribute('aria-expanded')).toBe('false')
  })

  test('searches the selected library and opens its results on Enter', async () => {
    const [library] = world.libraries.values()
    const { user, at } = renderApp('/account')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Where to search' }), library?.name ?? '')
    await user.type(await field(), 'zzzz')
    expect(await screen.findByText('Nothing found for “zzzz”')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show everything for “zzzz”' })).toBeNull()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe(`/search?q=zzzz&library=${library?.id}`))
    expect(await screen.findByText('No results')).toBeTruthy()
    expect(await screen.findByText(new RegExp(`${library?.name}`), { selector: 'main p' })).toBeTruthy()
    expect(screen.getByText('Try fewer or other words, or look in all libraries.')).toBeTruthy()
  })

  test('in a narrow window, the popup of results contains the select for the library', async () => {
    const [library] = world.libraries.values()
    input.isNarrow = true
    onTestFinished(() => {
      input.isNarrow = false
    })
    const { user, at } = renderApp('/account')
    await user.type(await field(), 'zzzz')
    const select = await screen.findByRole('combobox', { name: 'Where to search' })
    await user.selectOptions(select, library?.name ?? '')
    await user.click(await field())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe(`/search?q=zzzz&library=${library?.id}`))
    expect(screen.queryByRole('combobox', { name: 'Where to search' })).toBeNull()
  })

  test('suggests no search in all libraries after a search in all libraries', async () => {
    renderApp('/search?q=zzzz')
    expect(await screen.findByText('Try fewer or other words.')).toBeTruthy()
  })

  test('states the number of all results and the libraries of series and books', async () => {
    const page = await listSeries({ condition: { oneShot: { operator: 'isFalse' } } }, { size: 6 })
    server.use(
      http.post('*/api/v1/series/list', () => HttpResponse.json({ ...page, totalElements: 1750 })),
      http.post('*/api/v1/books/list', () => HttpResponse.json({ content: [], totalElements: 7 })),
    )
    const { user } = renderApp('/account')
    await user.type(await field(), 'zzzz')
    expect(await screen.findByText('1,757 results')).toBeTruthy()
    const list = within(screen.getByRole('listbox', { name: 'Search' }))
    const hits = list.getAllByRole('option').map(({ textContent }) => textContent)
    expect(hits).toHaveLength(6)
    for (const [index, { libraryId }] of page.content.entries())
      expect(hits[index]?.endsWith(world.libraries.get(libraryId)?.name ?? '?')).toBe(true)
  })

  test('shows up to 10 results of a kind and scrolls the active result into view', async () => {
    const page = await listSeries({ condition: { oneShot: { operator: 'isFalse' } } }, { size: 10 })
    server.use(
      http.post('*/api/v1/series/list', async ({ request }) => {
        const size = Number(new URL(request.url).searchParams.get('size'))
        return HttpResponse.json({ ...page, content: page.content.slice(0, size) })
      }),
      http.post('*/api/v1/books/list', () => HttpResponse.json({ content: [], totalElements: 0 })),
    )
    const scrolled: Element[] = []
    Element.prototype.scrollIntoView ??= () => undefined
    const spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this)
    })
    onTestFinished(() => spy.mockRestore())
    const { user } = renderApp('/account')
    await user.type(await field(), 'zzzz')
    const list = within(await screen.findByRole('listbox', { name: 'Search' }))
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(10))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(scrolled.at(-1)).toBe(list.getAllByRole('option')[1])
  })

  test('closes on Escape and clears on a second Escape', async () => {
    const { user } = renderApp('/account')
    const input = (await field()) as HTMLInputElement
    await user.type(input, 'zzzz')
    await screen.findByText('Nothing found for “zzzz”')
    await user.keyboard('{Escape}')
    expect(screen.queryByText('Nothing found for “zzzz”')).toBeNull()
    expect(input.value).toBe('zzzz')
    await user.keyboard('{Escape}')
    expect(input.value).toBe('')
  })
})

test('search page loads more items near the end of a shelf', async () => {
  const bookIds = [(await fetchBook('isTrue')).id]
  const readList = await createReadList({ name: 'Heap', summary: '', ordered: true, bookIds })
  server.use(
    http.get('*/api/v1/readlists', ({ request }) => {
      const size = Number(new URL(request.url).searchParams.get('size'))
      const content = Array.from({ length: Math.min(size, 130) }, (_, at) => ({
        ...readList,
        id: `${readList.id}${at}`,
      }))
      return HttpResponse.json({ content, totalElements: 130 })
    }),
  )
  renderApp('/search?q=Heap')
  const shelf = await screen.findByRole('grid', { name: /^Read lists/ })
  expect(within(shelf).getAllByRole('gridcell')).toHaveLength(100)
  shelf.scrollLeft = 1
  fireEvent.scroll(shelf)
  await waitFor(() => expect(within(shelf).getAllByRole('gridcell')).toHaveLength(130))
})

test('search page ends a shelf at 500 items with a note', async () => {
  const bookIds = [(await fetchBook('isTrue')).id]
  const readList = await createReadList({ name: 'Mound', summary: '', ordered: true, bookIds })
  const sizes: number[] = []
  server.use(
    http.get('*/api/v1/readlists', ({ request }) => {
      const size = Number(new URL(request.url).searchParams.get('size'))
      sizes.push(size)
      const content = Array.from({ length: size }, (_, at) => ({
        ...readList,
        id: `${readList.id}${at}`,
      }))
      return HttpResponse.json({ content, totalElements: 700 })
    }),
  )
  renderApp('/search?q=Mound')
  const shelf = await screen.findByRole('grid', { name: /^Read lists/ })
  shelf.scrollLeft = 1
  await waitFor(() => {
    fireEvent.scroll(shelf)
    expect(within(shelf).getAllByRole('gridcell')).toHaveLength(500)
  })
  fireEvent.scroll(shelf)
  expect(queryClient.isFetching()).toBe(0)
  expect(sizes).toEqual([100, 200, 300, 400, 500])
  const note = screen.getByText('These are the first 500. Add words to narrow the search.')
  const fullList = within(note).getByRole('link', { name: 'See all results' })
  expect(fullList.getAttribute('href')).toBe('/libraries/all/readlists?q=Mound')
})

test('shows the number of server tasks by type until the task queue is empty', async () => {
  const { user } = renderApp('/account')
  await screen.findByRole('banner')
  await waitFor(() => expect(FakeEventSource.open).toBeDefined())
  emitLiveEvent('TaskQueueStatus', { count: 1_235, countByType: { NewerTask: 1, AnalyzeBook: 1_234 } })
  const button = await screen.findByRole('button', { name: '1,235 tasks queued on the server' })
  expect(button.textContent).toBe('999+')
  expect(within(button).queryByRole('status')).toBeNull()
  await user.click(button)
  const types = within(await screen.findByRole('dialog')).getAllByRole('listitem')
  expect(types.map(({ textContent }) => textContent)).toEqual(['Analyze book1,234', 'NewerTask1'])
  emitLiveEvent('TaskQueueStatus', { count: 0, countByType: {} })
  await waitFor(() => expect(screen.queryByRole('button', { name: /queued on the server/ })).toBeNull())
})

test('changes the password if both inputs match', async () => {
  const me = world.users.get(signInAs('reader') ?? '')
  const { user } = renderApp('/account')
  const save = await screen.findByRole('button', { name: 'Save new password' })
  await user.type(screen.getByLabelText(/^New password/), 'Blue lantern 7')
  await user.type(screen.getByLabelText(/^Repeat the new password/), 'Blue lantern 8')
  expect(screen.getByText(/identical/i)).toBeTruthy()
  expect(save).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText(/^Repeat the new password/), '{Backspace}7')
  await user.click(save)
  expect(await screen.findByText('Password changed')).toBeTruthy()
  expect(verifyPassword('Blue lantern 7', me?.passwordHash ?? '')).toBe(true)
})

test.each([false, true])(
  'account menu shows the keys of the command palette, unless the device has touch input: %s',
  async isTouch => {
    input.isTouch = isTouch
    onTestFinished(() => {
      input.isTouch = false
    })
    const { user } = renderApp('/account')
    await user.click(await screen.findByRole('button', { name: /^Account of/ }))
    await screen.findByRole('menuitem', { name: /^Go to a page/ })
    expect(screen.queryByText('Ctrl K or ⌘ K') === null).toBe(isTouch)
  },
)

describe('theme', () => {
  test('is selected in the account menu and stored', async () => {
    const { user } = renderApp('/account')
    await user.click(await screen.findByRole('button', { name: /^Account of/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('longbox.theme')).toBe('"dark"')
    await user.click(await screen.findByRole('button', { name: /^Account of/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Light' }))
    expect(document.documentElement.dataset.theme).toBe('light')
  })

  test('and language can be selected on the sign-in page', async () => {
    signInAs(undefined)
    const { user } = renderApp('/login')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Theme' }), 'Dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'العربية')
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'))
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'اللغة' }), 'English')
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
  })
})

test.each([
  ['ERR_1024', 'The sign-in provider gave no e-mail attribute'],
  ['ERR_1027', 'The sign-in provider does not say whether the e-mail address is verified'],
])('shows the text of a sign-in provider error: %s', async (code, message) => {
  signInAs(undefined)
  renderApp(`/login?error=${code}`)
  await screen.findByRole('button', { name: 'Sign in' })
  expect(screen.getByRole('alert').textContent).toBe(message)
})

test('the drawer of narrow windows closes by its button, and by the link of the open page', async () => {
  const { user } = renderApp('/dashboard')
  const openDrawer = async () => {
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    return within(await screen.findByRole('dialog', { name: 'Menu' }))
  }
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
  let drawer = await openDrawer()
  const home = drawer.getByRole('link', { name: 'Home' })
  await waitFor(() => expect(document.activeElement).toBe(home))
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  await expectClosed()
  drawer = await openDrawer()
  await user.click(drawer.getByRole('link', { name: 'Home' }))
  await expectClosed()
})

describe('library menu in the drawer', () => {
  async function openDrawer() {
    const [library] = world.libraries.values()
    if (!library) throw new Error('The mock server has no library')
    const { user } = renderApp('/account')
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    const drawer = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    await drawer.findByRole('link', { name: library.name })
    return { user, drawer, library }
  }

  test('lists the actions of an administrator and runs them', async () => {
    const { user, drawer, library } = await openDrawer()
    const onScan = vi.fn(() => new HttpResponse(null, { status: 202 }))
    server.use(http.post(`*/api/v1/libraries/${library.id}/scan`, onScan))
    await user.click(drawer.getByRole('button', { name: `More for ${library.name}` }))
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(entries).toEqual([
      'Edit library',
      'Scan library files',
      'Scan library files (deep)',
      'Analyze',
      'Refresh metadata',
      'Empty trash',
      'Remove library',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'Scan library files' }))
    await waitFor(() => expect(onScan).toHaveBeenCalledOnce())
  })

  test('empties the trash only after the user has acknowledged that this cannot be undone', async () => {
    const { user, drawer, library } = await openDrawer()
    const onEmpty = vi.fn(() => new HttpResponse(null, { status: 202 }))
    server.use(http.post(`*/api/v1/libraries/${library.id}/empty-trash`, onEmpty))
    await user.click(drawer.getByRole('button', { name: `More for ${library.name}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Empty trash' }))
    const dialog = await screen.findByRole('dialog', { name: 'Empty the trash?' })
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Empty trash' })
    expect(confirm.disabled).toBe(true)
    await user.click(within(dialog).getByRole('checkbox', { name: 'I understand that this cannot be undone' }))
    await user.click(confirm)
    await waitFor(() => expect(onEmpty).toHaveBeenCalledOnce())
  })

  test('is hidden from readers', async () => {
    signInAs('reader')
    const { drawer } = await openDrawer()
    expect(drawer.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Arrange libraries'])
  })

  test.each([
    ['admin' as const, 1],
    ['reader' as const, 0],
  ])('drawer and palette link to the history for %s: %i', async (account, count) => {
    signInAs(account)
    const { user, drawer } = await openDrawer()
    expect(drawer.queryAllByRole('link', { name: 'History' })).toHaveLength(count)
    await user.keyboard('{Escape}{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'Command palette' }), 'histor')
    await screen.findByRole('option', { name: /Show everything/ })
    expect(screen.queryAllByRole('option', { name: /^History/ })).toHaveLength(count)
  })

  test.each([
    [404, 1],
    [403, 0],
  ])(
    'drawer and palette link to the history for readers if client settings have the status %s: %i',
    async (status, count) => {
      signInAs('reader')
      queryClient.clear()
      const onSettings = vi.fn(() => HttpResponse.json({ status, message: 'No settings' }, { status }))
      server.use(http.get('*/api/v1/client-settings/user/list', onSettings))
      const { user, drawer } = await openDrawer()
      await waitFor(() => expect(onSettings).toHaveBeenCalled())
      await waitFor(() => expect(queryClient.isFetching()).toBe(0))
      expect(drawer.queryAllByRole('link', { name: 'History' })).toHaveLength(count)
      await user.keyboard('{Escape}{Control>}k{/Control}')
      await user.type(await screen.findByRole('combobox', { name: 'Command palette' }), 'histor')
      await screen.findByRole('option', { name: /Show everything/ })
      await waitFor(() => expect(screen.queryAllByRole('option', { name: /^History/ })).toHaveLength(count))
    },
  )

  test.each([
    [0, 1],
    [502, 1],
    [200, 0],
  ])('after a status 404, the link to the history for readers reacts to the status %s: %i', async (status, count) => {
    signInAs('reader')
    queryClient.clear()
    const onSettings = vi.fn(() => HttpResponse.json({ status: 404, message: 'No settings' }, { status: 404 }))
    server.use(http.get('*/api/v1/client-settings/user/list', onSettings))
    const { drawer } = await openDrawer()
    await drawer.findByRole('link', { name: 'History' })
    onSettings.mockClear()
    onSettings.mockImplementation(() => (status ? HttpResponse.json({}, { status }) : HttpResponse.error()))
    await act(() => queryClient.refetchQueries({ queryKey: getGetUserClientSettingsQueryKey() }))
    expect(onSettings).toHaveBeenCalled()
    await waitFor(() => expect(drawer.queryAllByRole('link', { name: 'History' })).toHaveLength(count))
  })

  test('analyzes a library only after a confirmation', async () => {
    const { user, drawer, library } = await openDrawer()
    const onAnalyze = vi.fn(() => new HttpResponse(null, { status: 202 }))
    server.use(http.post(`*/api/v1/libraries/${library.id}/analyze`, onAnalyze))
    await user.click(drawer.getByRole('button', { name: `More for ${library.name}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Analyze' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Analyze the library?' }))
    expect(dialog.getByText(new RegExp(`“${library.name}”`))).toBeTruthy()
    expect(onAnalyze).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: 'Analyze' }))
    await waitFor(() => expect(onAnalyze).toHaveBeenCalledOnce())
  })
})

test('sets the document title of each page', async () => {
  const book = await fetchBook('isTrue')
  const [library] = world.libraries.values()
  for (const [address, title] of [
    ['/account', 'Account · Details – Longbox'],
    ['/account/preferences', 'Account · Preferences – Longbox'],
    [`/oneshot/${book.seriesId}`, `${book.metadata.title} – Longbox`],
    [`/libraries/${library?.id}/series`, `${library?.name} · Browse – Longbox`],
    ['/libraries/all/readlists', 'All libraries · Read lists – Longbox'],
    ['/search?q=lantern', 'Search results for “lantern” – Longbox'],
    ['/dashboard', 'Longbox'],
  ]) {
    const { unmount } = renderApp(address ?? '')
    await waitFor(() => expect(document.title).toBe(title))
    unmount()
  }
})

const sectionTitles = [
  'Keep reading',
  'On deck',
  'Recently added books',
  'Recently added series',
  'Recently read books',
  'Recently released books',
  'Recently updated series',
]
const shelfHeadings = () =>
  screen
    .getAllByRole('grid')
    .map(shelf => within(shelf.closest('section') as HTMLElement).getByRole('heading').textContent)

/**
 * Prepares reading progress in a library. The first book of a series is read, and its second book was released today.
 * In another series, a book is open at page 2.
 * @returns the book at page 2
 */
async function prepareProgress(libraryId: string) {
  const { content } = await listBooks(
    { condition: { libraryId: { operator: 'is', value: libraryId } } },
    { unpaged: true, sort: ['metadata.numberSort,asc'] },
  )
  const second = content.find(({ oneshot, number }) => !oneshot && number === 2)
  const first = content.find(({ seriesId }) => seriesId === second?.seriesId)
  const other = content.find(({ seriesId, oneshot }) => !oneshot && seriesId !== second?.seriesId)
  if (!first || !second || !other) throw new Error('The mock server has too few books')
  await updateBookReadProgress(first.id, { completed: true })
  await updateBookReadProgress(other.id, { page: 2 })
  await updateBookMetadata(second.id, { releaseDate: new Date().toISOString().slice(0, 10) })
  return other
}

/** Returns the path and the search parameters of the link in the title of the section "Recently added series". */
function addressOfAddedSeries() {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Recently added series' })
  const { pathname, searchParams } = new URL(link.href)
  return [pathname, Object.fromEntries(searchParams)]
}

test('the recommended sections of a library show only items of this library', async () => {
  const [library, other] = [...world.libraries.values()]
  if (!library || !other) throw new Error('The mock server has too few books')
  await prepareProgress(library.id)
  await prepareProgress(other.id)
  renderApp(`/libraries/${library.id}/recommended`)
  await screen.findByRole('grid', { name: 'Recently updated series' })
  expect(shelfHeadings()).toEqual(sectionTitles)
  expect(addressOfAddedSeries()).toEqual([`/libraries/${library.id}/series`, { sort: '-added', oneshot: 'no' }])
  for (const section of sectionTitles) {
    const cards = within(screen.getByRole('grid', { name: section })).getAllByRole('gridcell')
    const ids = cards.map(card => card.querySelector('[data-card-link]')?.getAttribute('href')?.split('/').at(-1) ?? '')
    expect(new Set(ids.map(id => (world.books.get(id) ?? world.series.get(id))?.libraryId))).toEqual(
      new Set([library.id]),
    )
  }
})

test('shows the seven dashboard sections in order, with unread badges', async () => {
  const inProgress = await prepareProgress((await fetchBook('isFalse')).libraryId)
  renderApp('/dashboard')
  await screen.findByRole('grid', { name: 'Recently updated series' })
  expect(shelfHeadings()).toEqual(sectionTitles)
  expect(addressOfAddedSeries()).toEqual(['/libraries/all/series', { sort: '-added', oneshot: 'no' }])
  const cardIn = (section: string) =>
    screen.getByRole('grid', { name: section }).querySelector('[role=gridcell]') as HTMLElement
  const bar = within(cardIn('Keep reading')).getByRole('progressbar', { name: 'Progress' })
  expect(bar.getAttribute('aria-valuenow')).toBe(String(Math.round((100 * 2) / inProgress.media.pagesCount)))
  expect(within(cardIn('Recently read books')).queryByRole('progressbar')).toBeNull()
  expect(within(cardIn('On deck')).getByRole('img', { name: 'Unread' })).toBeTruthy()
  expect(within(cardIn('Recently read books')).queryByRole('img', { name: 'Unread' })).toBeNull()
  expect(within(cardIn('Recently added series')).getByRole('img', { name: /\d+ unread/ })).toBeTruthy()
})

test('offers reading only on cards of books that are analyzed and available', async () => {
  const book = await fetchBook('isTrue')
  const { media } = book
  const content = [
    { ...book, id: 'WHOLE' },
    { ...book, id: 'BROKEN', media: { ...media, status: 'ERROR', pagesCount: 0 } },
    { ...book, id: 'NEW', media: { ...media, status: 'UNKNOWN', pagesCount: 0 } },
    { ...book, id: 'GONE', deleted: true },
  ]
  server.use(
    http.post('*/api/v1/books/list', () =>
      HttpResponse.json({ content, totalElements: 4, number: 0, size: 20, last: true }),
    ),
  )
  const { user } = renderApp('/dashboard')
  const cards = within(await screen.findByRole('grid', { name: 'Recently added books' })).getAllByRole('article')
  const readHrefs = []
  for (const card of cards) {
    await user.hover(card)
    const read = within(card).queryByRole('link', { name: /^Read / })
    readHrefs.push(read?.getAttribute('href'))
  }
  expect(readHrefs).toEqual(['/book/WHOLE/read', undefined, undefined, undefined])
})

test('menu of a book card and the command palette link to the series, except for one-shots', async () => {
  const [book, oneshot] = [await fetchBook('isFalse'), await fetchBook('isTrue')]
  server.use(http.post('*/api/v1/books/list', () => HttpResponse.json({ content: [book, oneshot], totalElements: 2 })))
  const { user, at } = renderApp('/search?q=zzzz')
  const openMenu = async (title: string) => {
    const link = await screen.findByRole('link', { name: title })
    act(() => link.focus())
    act(() => screen.getByRole('button', { name: `More for ${title}` }).focus())
    await user.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Analyze' })
  }
  await openMenu(oneshot.metadata.title)
  expect(screen.queryByRole('menuitem', { name: 'Open series' })).toBeNull()
  await user.keyboard('{Escape}')
  await openMenu(book.seriesTitle)
  await user.click(screen.getByRole('menuitem', { name: 'Open series' }))
  await waitFor(() => expect(at()).toBe(`/series/${book.seriesId}`))
  cleanup()
  const page = renderApp(`/book/${book.id}`)
  await screen.findByRole('heading', { level: 1 })
  await page.user.keyboard('{Control>}k{/Control}')
  await page.user.click(await screen.findByRole('option', { name: /^Open series/ }))
  await waitFor(() => expect(page.at()).toBe(`/series/${book.seriesId}`))
})
