import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import { getServerInfo } from '../../../src/generated/actuator/actuator'
import { listBooks } from '../../../src/generated/books/books.calls'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const path = '/media-management/analysis'

const { server, world, signInAs, renderApp } = setUpScreenTestServer({
  fill: state => {
    generateLibraries(state, 10)
    const books = [...state.books.values()]
    const set = (index: number, title: string, status: string, comment: string) => {
      const book = books[index]
      if (!book) return
      book.metadata = { ...book.metadata, title }
      book.media = { ...book.media, status: status as typeof book.media.status, comment }
    }
    set(0, 'Damaged', 'ERROR', 'ERR_1008')
    set(1, 'Empty', 'ERROR', 'ERR_1006')
    set(2, 'Broken', 'ERROR', 'ERR_1008')
    set(3, 'Text file', 'UNSUPPORTED', 'ERR_1001')
    set(4, 'Missing chapter', 'READY', 'ERR_1033 [OEBPS/c2.xhtml, OEBPS/c3.xhtml] ERR_1035')
    set(5, 'Changed', 'OUTDATED', '')
  },
})

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 1200, top: 0, left: 0 } as DOMRect)
})

/** Returns the titles of the books whose analysis the client has requested. The array grows with each request. */
function recordAnalyses(): string[] {
  const analyzed: string[] = []
  server.use(
    http.post('*/api/v1/books/:id/analyze', ({ params }) => {
      analyzed.push(world.books.get(String(params.id))?.metadata.title ?? '')
    }),
  )
  return analyzed
}

const titles = async () =>
  (await screen.findAllByRole('link', { hidden: true }))
    .filter(link => /^\/(book|oneshot)\//.test(link.getAttribute('href') ?? ''))
    .map(link => link.textContent?.replace(/^.*– /, ''))

test('lists failed books with their translated errors, and counts them in the tab', async () => {
  renderApp(path)
  await waitFor(async () => expect((await titles()).sort()).toEqual(['Broken', 'Damaged', 'Empty', 'Text file']))
  expect(screen.getAllByText('The book has no pages')).toHaveLength(1)
  expect(await screen.findByText('4 books')).toBeDefined()
  const tab = within(screen.getByRole('navigation', { name: 'Books with problems' }))
  expect((await tab.findByRole('link', { name: /Media analysis/ })).textContent).toBe('Media analysis4')
})

test('filters by status and library on the server, and by error in the client', async () => {
  const { user, at } = renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('button', { name: 'Outdated' }))
  await waitFor(() => expect(at()).toBe(`${path}?status=OUTDATED`))
  await waitFor(async () => expect(await titles()).toEqual(['Changed']))
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await user.click(screen.getByRole('button', { name: 'Some entries are missing' }))
  await waitFor(() => expect(at()).toBe(`${path}?code=ERR_1033`))
  await waitFor(async () => expect(await titles()).toEqual(['Missing chapter']))
  await user.click(screen.getByRole('button', { name: 'The book has no pages' }))
  await waitFor(async () => expect((await titles()).sort()).toEqual(['Empty', 'Missing chapter']))
  const library = [...world.libraries.values()].find(({ id }) => id !== [...world.books.values()][1]?.libraryId)
  await user.click(screen.getByRole('button', { name: library?.name }))
  await waitFor(() => expect(at()).toContain(`library=${library?.id}`))
})

test('loads analyzed books up to the first book without an error', async () => {
  const pages: string[] = []
  server.use(
    http.post('*/api/v1/books/list', ({ request }) => {
      const params = new URL(request.url).searchParams
      if (params.get('sort')?.startsWith('media.comment')) pages.push(params.get('page') ?? '')
    }),
  )
  renderApp(`${path}?status=READY`)
  await waitFor(async () => expect(await titles()).toEqual(['Missing chapter']))
  expect(pages).toEqual(['0'])
})

test('groups books by error with explanation and remedy, and analyzes all books with an error again', async () => {
  const analyzed = recordAnalyses()
  const { user, at } = renderApp(`${path}?view=errors`)
  const headings = await screen.findAllByRole('heading', { level: 2 })
  const mainHeadings = headings.filter(heading => heading.closest('article'))
  expect(mainHeadings[0]?.textContent).toBe('The entries of the book could not be read for an unknown reason')
  const group = mainHeadings[0]?.closest('article') as HTMLElement
  expect(group.textContent).toContain('2 books')
  expect(group.textContent).toContain('The list of files in the archive could not be read.')
  expect(group.textContent).toContain('Replace the file by an intact copy')
  await user.click(within(group).getByRole('button', { name: /^Analyze all again/ }))
  expect(await screen.findByText('Analysis of 2 is queued')).toBeDefined()
  expect(analyzed.sort()).toEqual(['Broken', 'Damaged'])
  await user.click(within(group).getByRole('link', { name: /^Show books/ }))
  await waitFor(() => expect(at()).toBe(`${path}?code=ERR_1008`))
})

test('shows the errors of a book, the affected files and the files in its archive', async () => {
  const { user } = renderApp(`${path}?code=ERR_1033`)
  await user.click(await screen.findByText(/^Some entries are missing \[/))
  const dialog = within(await screen.findByRole('dialog', { name: /Missing chapter/ }))
  expect(dialog.getByRole('heading', { name: 'Some entries are missing' })).toBeDefined()
  expect(dialog.getByRole('heading', { name: 'The table of contents of the EPUB could not be read' })).toBeDefined()
  const entries = dialog.getByRole('list', { name: 'Affected files of the archive' })
  expect(
    within(entries)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['OEBPS/c2.xhtml', 'OEBPS/c3.xhtml'])
  const files = await dialog.findByRole('table', { name: /files of the archive$/ })
  expect(within(files).getAllByRole('row').length).toBeGreaterThan(10)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('analyzes the selected books', async () => {
  const analyzed = recordAnalyses()
  const { user } = renderApp(path)
  await screen.findByText('4 books')
  await user.click(await screen.findByRole('checkbox', { name: /Empty/ }))
  await user.click(screen.getByRole('checkbox', { name: /Damaged/ }))
  const bar = within(screen.getByRole('region', { name: /selection/i }))
  await user.click(bar.getByRole('button', { name: 'Analyze' }))
  await waitFor(() => expect(analyzed.sort()).toEqual(['Damaged', 'Empty']))
})

test('deletes the files of the selected books after the user checks a box, and retries a failed deletion', async () => {
  const deleted: string[] = []
  let refusals = 1
  server.use(
    http.delete('*/api/v1/books/:id/file', ({ params }) => {
      const title = world.books.get(String(params.id))?.metadata.title ?? ''
      if (title === 'Empty') refusals -= 1
      if (title === 'Empty' && refusals >= 0) return HttpResponse.json({ message: 'Disk is full' }, { status: 500 })
      deleted.push(title)
      return new HttpResponse(null, { status: 202 })
    }),
  )
  const { user } = renderApp(path)
  await screen.findByText('4 books')
  for (const name of [/Empty/, /Damaged/, /Broken/]) await user.click(await screen.findByRole('checkbox', { name }))
  const bar = within(screen.getByRole('region', { name: /selection/i }))
  await user.click(bar.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Delete file/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Delete the files of 3/ }))
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: /^Delete files of 3/ }))
  const panel = (await screen.findByText(/1 of 3 failed/)).closest<HTMLElement>('[role="alert"]')
  if (!panel) throw new Error('The failure has no panel')
  expect(within(panel).getByRole('listitem').textContent).toContain('Empty')
  await user.click(within(panel).getByRole('button', { name: 'Retry the failed one' }))
  await waitFor(() => expect(deleted.sort()).toEqual(['Broken', 'Damaged', 'Empty']))
})

test('lists books without a poster and creates all posters', async () => {
  const analyzed = recordAnalyses()
  const condition = {
    allOf: [
      { mediaStatus: { operator: 'is' as const, value: 'READY' as const } },
      { poster: { operator: 'isNot' as const, value: { selected: true } } },
    ],
  }
  const { totalElements } = await listBooks({ condition }, { size: 1 })
  expect(totalElements).toBeGreaterThan(1)
  const { user } = renderApp('/media-management/missing-posters')
  expect(await screen.findByRole('heading', { level: 1, name: 'Missing posters' })).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Create all posters' }))
  await waitFor(() => expect(analyzed).toHaveLength(totalElements))
  expect(new Set(analyzed).has('Empty')).toBe(false)
})

test('sends no request for missing posters to a server that cannot find them', async () => {
  const info = await getServerInfo()
  const requests: string[] = []
  server.use(
    http.get('*/actuator/info', () => HttpResponse.json({ ...info, build: { ...info.build, version: '1.24.4' } })),
    http.post('*/api/v1/books/list', async ({ request }) => {
      requests.push(await request.clone().text())
    }),
  )
  renderApp('/media-management/missing-posters')
  expect(await screen.findByText('List of books without a poster: available from version 1.25.0')).toBeDefined()
  const tabs = within(screen.getByRole('navigation', { name: 'Books with problems' }))
  await waitFor(() => expect(tabs.getByRole('link', { name: /Media analysis/ }).textContent).toMatch(/\d$/))
  expect(tabs.getByRole('link', { name: /Missing posters/ }).textContent).toBe('Missing posters')
  expect(screen.queryByRole('button', { name: 'Create all posters' })).toBeNull()
  expect(requests.filter(body => body.includes('poster'))).toEqual([])
})

test('redirects readers', async () => {
  signInAs('reader')
  const { at } = renderApp(path)
  await waitFor(() => expect(at()).not.toContain('media-management'))
})
