import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import { getVisibleNotices } from '../../../src/api/notices'
import type { BookImport as ImportRequest, TransientBook } from '../../../src/generated/model.schemas'
import { stopBookImport } from '../../../src/resources/transientBooks/runningBookImport'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

/**
 * Functions with which the client listens to live events. The tests call these functions directly. The keys are event
 * names.
 */
const listeners = vi.hoisted(() => new Map<string, Set<(data: unknown) => void>>())
vi.mock('../../../src/api/live/liveEvents', () => ({
  onLiveEvent: (event: string, listener: (data: unknown) => void) => {
    const registered = listeners.get(event) ?? new Set()
    listeners.set(event, registered.add(listener))
    return () => registered.delete(listener)
  },
}))

const { server, world, signInAs, renderApp } = setUpScreenTestServer({ fill: state => generateLibraries(state, 12) })
let files: TransientBook[]
let importRequests: { books: ImportRequest[]; copyMode: string }[]

const transientBook = (name: string, changes: Partial<TransientBook> = {}): TransientBook => ({
  id: `id-${name}`,
  url: `/in/${name}.cbz`,
  name,
  fileLastModified: '2026-01-01T00:00:00',
  sizeBytes: 1024,
  size: '1 KiB',
  status: 'READY',
  mediaType: 'application/zip',
  pages: [],
  files: [],
  comment: '',
  number: null,
  seriesId: null,
  ...changes,
})

/** Returns a series that contains at least two books. */
function anySeries() {
  const series = [...world.series.values()].find(({ oneshot, id }) => !oneshot && booksOf(id).length > 1)
  if (!series) throw new Error('the library has no series')
  return series
}
const booksOf = (seriesId: string) => [...world.books.values()].filter(book => book.seriesId === seriesId)

beforeEach(() => {
  localStorage.clear()
  stopBookImport()
  importRequests = []
  server.use(
    http.post('*/api/v1/transient-books', () => HttpResponse.json(files)),
    http.post('*/api/v1/transient-books/:id/analyze', ({ params }) =>
      HttpResponse.json(files.find(({ id }) => id === params.id)),
    ),
    http.post('*/api/v1/books/import', async ({ request }) => {
      importRequests.push((await request.json()) as (typeof importRequests)[number])
      return new HttpResponse(null, { status: 202 })
    }),
  )
})

async function scan(folder = '/in') {
  const { user } = renderApp('/import/books')
  await user.type(await screen.findByLabelText('Folder on the server'), folder)
  await user.click(screen.getByRole('button', { name: 'Scan' }))
  return user
}

const report = (data: object) =>
  act(() => {
    for (const listener of listeners.get('BookImported') ?? []) listener(data)
  })

test('proposes series and number, imports the ready files, and shows results, failures and a retry', async () => {
  const series = anySeries()
  const title = series.metadata.title
  files = ['901', '902.5'].map(number =>
    transientBook(`${title} ${number}`, { seriesId: series.id, number: Number(number) }),
  )
  const user = await scan()
  await user.click(await screen.findByRole('button', { name: 'Import 2 books' }))
  await waitFor(() => expect(importRequests).toHaveLength(1))
  expect(importRequests[0]).toMatchObject({
    copyMode: 'HARDLINK',
    books: [
      { sourceFile: `/in/${title} 901.cbz`, seriesId: series.id },
      { sourceFile: `/in/${title} 902.5.cbz`, seriesId: series.id },
    ],
  })
  expect(importRequests[0]?.books[1]?.destinationName).toContain('902.5')
  report({ bookId: 'B', sourceFile: `/in/${title} 901.cbz`, success: true, message: null })
  report({ bookId: null, sourceFile: `/in/${title} 902.5.cbz`, success: false, message: 'ERR_1021' })
  expect(await screen.findByText(/^Import finished: 1 book imported\./)).toBeDefined()
  expect(screen.getAllByText(/Failed: 1$/)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Retry failed files (1)' }))
  await waitFor(() => expect(importRequests).toHaveLength(2))
  expect(importRequests[1]?.books.map(({ sourceFile }) => sourceFile)).toEqual([`/in/${title} 902.5.cbz`])
})

test('shows which books an upgrade replaces before the import', async () => {
  const series = anySeries()
  const [book] = booksOf(series.id)
  const number = book?.metadata.numberSort ?? 0
  files = [transientBook(`${series.metadata.title} ${number}`, { seriesId: series.id, number })]
  const user = await scan()
  await user.click(await screen.findByRole('button', { name: 'Import 1 book' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import 1 book?' })
  expect(dialog.textContent).toContain('They keep their progress, metadata, uploaded posters and read lists.')
  expect(importRequests).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Import 1 book' }))
  await waitFor(() => expect(importRequests[0]?.books[0]?.upgradeBookId).toBe(book?.id))
})

test('does not import broken files and files without a series', async () => {
  files = [
    transientBook('Nothing like this 1'),
    transientBook('Broken 1', { status: 'ERROR', comment: 'ERR_1008', mediaType: '' }),
  ]
  await scan()
  expect(await screen.findByText('Needs input: 1')).toBeDefined()
  expect(await screen.findByText('Not possible: 1')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 0 books' }).disabled).toBe(true)
})

test('explains why the server rejects a folder', async () => {
  server.use(http.post('*/api/v1/transient-books', () => HttpResponse.json({ message: 'ERR_1017' }, { status: 400 })))
  await scan('/library')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('A folder that is part of an existing library cannot be scanned')
  expect(alert.textContent).toContain('Choose a folder outside the libraries, or scan the library.')
})

test('validates the pattern of the destination names and shows a preview before it applies', async () => {
  const series = anySeries()
  files = [transientBook(`${series.metadata.title} 901`, { seriesId: series.id, number: 901 })]
  const user = await scan()
  await screen.findByRole('button', { name: 'Import 1 book' })
  const field = screen.getByLabelText('Pattern of the destination names')
  await user.clear(field)
  await user.type(field, '{{name} {{nothing}')
  expect(await screen.findByText('This pattern contains an unknown placeholder')).toBeDefined()
  await user.clear(field)
  await user.type(field, '{{number:5} {{series}')
  expect(await screen.findByText(`00901 ${series.metadata.title}.cbz`)).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Move' }))
  expect(screen.getByText('The files are removed from the folder.')).toBeDefined()
})

test('continues an import on other pages, where a notice shows its result and opens the page', async () => {
  const series = anySeries()
  files = [901, 902].map(number => transientBook(`${series.metadata.title} ${number}`, { seriesId: series.id, number }))
  const user = await scan()
  await user.click(await screen.findByRole('button', { name: 'Import 2 books' }))
  await screen.findByText('Importing: 0 of 2 files')
  await user.click(screen.getByRole('link', { name: 'Read lists' }))
  await screen.findByRole('heading', { name: 'Import read lists', level: 1 })
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)
  report({ bookId: 'B', sourceFile: files[0]?.url, success: true, message: null })
  report({ bookId: null, sourceFile: files[1]?.url, success: false, message: 'ERR_1021' })
  const notices = within(await screen.findByRole('region', { name: 'Messages' }))
  expect(await notices.findByText('Import finished: 1 book imported. Failed: 1')).toBeDefined()
  await user.click(notices.getByRole('button', { name: 'Open the import' }))
  await screen.findByRole('heading', { name: 'Import books', level: 1 })
  expect(await screen.findByText('Import finished: 1 book imported. Failed: 1')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Open the import' })).toBeNull()
})

test('shows no notice about an import that ends on the import page', async () => {
  const series = anySeries()
  files = [transientBook(`${series.metadata.title} 901`, { seriesId: series.id, number: 901 })]
  const user = await scan()
  await user.click(await screen.findByRole('button', { name: 'Import 1 book' }))
  await screen.findByText('Importing: 0 of 1 files')
  report({ bookId: 'B', sourceFile: files[0]?.url, success: true, message: null })
  expect(await screen.findByText('Import finished: 1 book imported.')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Read lists' }))
  await screen.findByRole('heading', { name: 'Import read lists', level: 1 })
  expect(getVisibleNotices()).toEqual([])
})

test('pauses and continues the analysis', async () => {
  files = Array.from({ length: 8 }, (_, index) => transientBook(`Nothing ${index}`))
  const analyzed: string[] = []
  let release = () => {}
  const isReleased = new Promise<void>(resolve => {
    release = resolve
  })
  server.use(
    http.post('*/api/v1/transient-books/:id/analyze', async ({ params }) => {
      analyzed.push(String(params.id))
      await isReleased
      return HttpResponse.json(files.find(({ id }) => id === params.id))
    }),
  )
  const user = await scan()
  await user.click(await screen.findByRole('button', { name: 'Pause' }))
  release()
  expect(await screen.findByText('Analysis paused: 3 of 8')).toBeDefined()
  expect(analyzed).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Needs input: 8')).toBeDefined()
  expect(new Set(analyzed).size).toBe(8)
})

test('redirects users who are not administrators', async () => {
  signInAs('reader')
  const { at } = renderApp('/import/books')
  await waitFor(() => expect(at()).toBe('/dashboard'))
})
