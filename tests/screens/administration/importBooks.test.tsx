import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import { reportServerDataChange } from '../../../src/api/cache/serverDataChanges'
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

test('a retry does not replace a book that has appeared since the import failed', async () => {
  const series = anySeries()
  const [existing] = booksOf(series.id)
  if (!existing) throw new Error('the series has no book')
  const { metadata } = existing
  files = [transientBook(`${series.metadata.title} 901`, { seriesId: series.id, number: 901 })]
  const user = await scan()
  await user.click(await screen.findByRole('button', { name: 'Import 1 book' }))
  await waitFor(() => expect(importRequests).toHaveLength(1))
  report({ bookId: null, sourceFile: files[0]?.url, success: false, message: 'ERR_1021' })
  const number = metadata.numberSort
  try {
    metadata.numberSort = 901
    await user.click(await screen.findByRole('button', { name: 'Retry failed files (1)' }))
    await waitFor(() =>
      expect(getVisibleNotices().some(({ text }) => text.startsWith('Files that were not imported'))).toBe(true),
    )
    expect(importRequests).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Import 1 book' }))
    expect(await screen.findByRole('dialog', { name: 'Import 1 book?' })).toBeDefined()
  } finally {
    metadata.numberSort = number
  }
})

// The machine applies a new number immediately, but the table shows it later. The click follows the blur event so
// quickly that the table still shows the row with the old number.
test('does not replace a book if the button is clicked before the table shows the new number', async () => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1200, 600))
  onTestFinished(() => box.mockRestore())
  const series = anySeries()
  const [existing] = booksOf(series.id)
  files = [transientBook(`${series.metadata.title} 901`, { seriesId: series.id, number: 901 })]
  const user = await scan()
  const button = await screen.findByRole('button', { name: 'Import 1 book' })
  const field = await screen.findByRole('textbox', { name: `Number of ${files[0]?.name}` })
  await user.clear(field)
  await user.type(field, String(existing?.metadata.numberSort))
  fireEvent.blur(field)
  fireEvent.click(button)
  await waitFor(() =>
    expect(getVisibleNotices().some(({ text }) => text.startsWith('Files that were not imported'))).toBe(true),
  )
  expect(importRequests).toEqual([])
  await screen.findByText('Upgrade')
  await user.click(screen.getByRole('button', { name: 'Import 1 book' }))
  expect(await screen.findByRole('dialog', { name: 'Import 1 book?' })).toBeDefined()
})

test('imports with the first number if it is entered again before the table shows the second number', async () => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1200, 600))
  onTestFinished(() => box.mockRestore())
  const series = anySeries()
  files = [transientBook(`${series.metadata.title} 901`, { seriesId: series.id, number: 901 })]
  const user = await scan()
  const button = await screen.findByRole('button', { name: 'Import 1 book' })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: `Number of ${files[0]?.name}` })
  for (const text of ['907', '901']) {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(field.value).toBe(text)
  }
  await user.click(button)
  await waitFor(() => expect(importRequests).toHaveLength(1))
  expect(importRequests[0]?.books[0]?.destinationName).toContain('901')
})

test('keeps a number that is typed during the analysis, and the focus while the proposals change', async () => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1200, 600))
  onTestFinished(() => box.mockRestore())
  const series = anySeries()
  files = [transientBook(`${series.metadata.title} 901`, { seriesId: series.id, number: 905 })]
  let respond = () => {}
  server.use(
    http.post('*/api/v1/transient-books/:id/analyze', async () => {
      await new Promise<void>(resolve => {
        respond = resolve
      })
      return HttpResponse.json(files[0])
    }),
  )
  const user = await scan()
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: `Number of ${files[0]?.name}` })
  await user.clear(field)
  await user.type(field, '90')
  respond()
  await screen.findByRole('button', { name: 'Import 1 book' })
  expect([field.isConnected, field.value, document.activeElement]).toEqual([true, '90', field])
  await user.type(field, '7{Enter}')
  await waitFor(() => expect(screen.getAllByText(/ 907/)).not.toEqual([]))
  expect([field.value, document.activeElement]).toEqual(['907', field])
})

test('a retry asks before it moves the files', async () => {
  const series = anySeries()
  files = [transientBook(`${series.metadata.title} 901`, { seriesId: series.id, number: 901 })]
  const user = await scan()
  await user.click(await screen.findByRole('button', { name: 'Import 1 book' }))
  await waitFor(() => expect(importRequests).toHaveLength(1))
  report({ bookId: null, sourceFile: files[0]?.url, success: false, message: 'ERR_1021' })
  await user.click(screen.getByRole('radio', { name: 'Move' }))
  await user.click(await screen.findByRole('button', { name: 'Retry failed files (1)' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import 1 book?' })
  await user.click(within(dialog).getByRole('button', { name: 'Import 1 book' }))
  await waitFor(() => expect(importRequests.map(({ copyMode }) => copyMode)).toEqual(['HARDLINK', 'MOVE']))
})

describe('an import that replaces files', () => {
  async function scanUpgrades() {
    const series = anySeries()
    const books = booksOf(series.id).slice(0, 2)
    const numbers = books.map(({ metadata }) => metadata.numberSort)
    files = [...numbers, 901].map(number =>
      transientBook(`${series.metadata.title} ${number}`, { seriesId: series.id, number }),
    )
    return { books, user: await scan() }
  }

  const openConfirmation = async (user: Awaited<ReturnType<typeof scan>>) => {
    await user.click(await screen.findByRole('button', { name: 'Import 3 books' }))
    return screen.findByRole('dialog', { name: 'Import 3 books?' })
  }

  test('lists the new files with the books they replace, and needs an acknowledgement', async () => {
    const { books, user } = await scanUpgrades()
    const dialog = await openConfirmation(user)
    expect(dialog.textContent).toContain('They keep their progress, metadata, uploaded posters and read lists.')
    const items = within(within(dialog).getByRole('list', { name: 'Books whose files are replaced' })).getAllByRole(
      'listitem',
    )
    expect(items).toHaveLength(2)
    items.forEach((item, index) => {
      expect(item.textContent).toContain(files[index]?.url.replace('/in/', ''))
      expect(item.textContent).toContain(`Replaces “${books[index]?.metadata.title}”`)
    })
    const start = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Import 3 books' })
    expect(start.disabled).toBe(true)
    await user.click(
      within(dialog).getByRole('checkbox', { name: 'Replace the files of 2 books without a comparison' }),
    )
    await user.click(start)
    await waitFor(() => expect(importRequests).toHaveLength(1))
    expect(importRequests[0]?.books.map(({ upgradeBookId }) => upgradeBookId)).toEqual([
      books[0]?.id,
      books[1]?.id,
      undefined,
    ])
  })

  test('shows a notice if the existing book of a comparison cannot be loaded', async () => {
    const { user } = await scanUpgrades()
    server.use(http.get('*/api/v1/books/:id', () => HttpResponse.json({ message: 'No such book' }, { status: 404 })))
    const dialog = await openConfirmation(user)
    await user.click(within(dialog).getByRole('button', { name: `Compare ${files[0]?.name}` }))
    await waitFor(() => expect(getVisibleNotices().map(({ kind }) => kind)).toEqual(['error']))
    expect(screen.queryByRole('dialog', { name: 'Compare books' })).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  })

  test('scans the folder again for a comparison if the server has deleted the transient books', async () => {
    const { user } = await scanUpgrades()
    const dialog = await openConfirmation(user)
    files = files.map(file => ({ ...file, id: `${file.id} of the second scan` }))
    server.use(
      http.post('*/api/v1/transient-books/:id/analyze', ({ params }) => {
        const file = files.find(({ id }) => id === params.id)
        return file ? HttpResponse.json(file) : new HttpResponse(null, { status: 404 })
      }),
    )
    await user.click(within(dialog).getByRole('button', { name: `Compare ${files[0]?.name}` }))
    const comparison = await screen.findByRole('dialog', { name: 'Compare books' })
    const paths = await within(comparison).findByRole('row', { name: /^File / })
    expect(within(paths).getByRole('cell', { name: files[0]?.url ?? '' })).toBeTruthy()
    await user.click(within(comparison).getByRole('button', { name: 'Replace the file' }))
    expect(await within(dialog).findByText('Compared')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  })

  test('needs no acknowledgement for compared books, and leaves out books that keep their file', async () => {
    const { books, user } = await scanUpgrades()
    const dialog = await openConfirmation(user)
    const decide = async (file: string | undefined, decision: string) => {
      await user.click(within(dialog).getByRole('button', { name: `Compare ${file}` }))
      const comparison = await screen.findByRole('dialog', { name: 'Compare books' })
      const button = within(comparison).getByRole<HTMLButtonElement>('button', { name: decision })
      await waitFor(() => expect(button.disabled).toBe(false))
      await user.click(button)
    }
    await decide(files[0]?.name, 'Replace the file')
    expect(await within(dialog).findByText('Compared')).toBeTruthy()
    await decide(files[1]?.name, 'Keep the existing file')
    await waitFor(() => expect(within(dialog).queryByRole('checkbox')).toBeNull())
    await user.click(within(dialog).getByRole('button', { name: 'Import 2 books' }))
    await waitFor(() => expect(importRequests).toHaveLength(1))
    expect(importRequests[0]?.books.map(({ upgradeBookId }) => upgradeBookId)).toEqual([books[0]?.id, undefined])
    expect(await screen.findByText('Skipped: 1')).toBeTruthy()
  })
})

test('imports only the files that the filters show, and says how many ready files they hide', async () => {
  const series = anySeries()
  files = [901, 902, 903].map(number =>
    transientBook(`${series.metadata.title} ${number}`, { seriesId: series.id, number }),
  )
  const user = await scan()
  await screen.findByRole('button', { name: 'Import 3 books' })
  await user.type(screen.getByRole('searchbox', { name: 'File, series or name' }), ' 902')
  await user.click(await screen.findByRole('button', { name: 'Import the 1 book shown' }))
  expect(screen.getByText('The filters hide 2 more files that are ready.')).toBeTruthy()
  await waitFor(() => expect(importRequests).toHaveLength(1))
  expect(importRequests[0]?.books.map(({ sourceFile }) => sourceFile)).toEqual([files[1]?.url])
})

describe('the action "Import selected"', () => {
  /** Replaces the selected files by a single file, and imports it. */
  async function importSelected(user: Awaited<ReturnType<typeof scan>>, file: TransientBook | undefined) {
    for (const box of screen.queryAllByRole<HTMLInputElement>('checkbox', { checked: true })) await user.click(box)
    await user.click(await screen.findByRole('checkbox', { name: `Select ${file?.name}` }))
    await user.click(await screen.findByRole('button', { name: 'Import selected' }))
  }

  beforeEach(() => {
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1200, 600))
    onTestFinished(() => box.mockRestore())
  })

  test('imports the files after all imports that are being sent, also if it is used several times', async () => {
    const { id, metadata } = anySeries()
    files = [901, 902, 903].map(number => transientBook(`${metadata.title} ${number}`, { seriesId: id, number }))
    let respond = () => {}
    const isAccepted = new Promise<void>(resolve => {
      respond = resolve
    })
    server.use(
      http.post('*/api/v1/books/import', async ({ request }) => {
        importRequests.push((await request.json()) as (typeof importRequests)[number])
        await isAccepted
        return new HttpResponse(null, { status: 202 })
      }),
    )
    const user = await scan()
    await screen.findByRole('button', { name: 'Import 3 books' })
    for (const file of files) await importSelected(user, file)
    await waitFor(() => expect(importRequests).toHaveLength(1))
    respond()
    await waitFor(() => expect(importRequests).toHaveLength(3))
    expect(importRequests.map(({ books }) => books.map(({ sourceFile }) => sourceFile))).toEqual(
      files.map(({ url }) => [url]),
    )
  })

  test('shows a notice instead of a confirmation if no selected file is ready', async () => {
    files = [transientBook('Nothing like this 1')]
    const user = await scan()
    await screen.findByText('Needs input: 1')
    await user.click(screen.getByRole('radio', { name: 'Move' }))
    await importSelected(user, files[0])
    const notices = within(await screen.findByRole('region', { name: 'Messages' }))
    expect(await notices.findByText('None of the selected files is ready to import.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
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

test('imports with a pattern that was entered immediately before the click', async () => {
  const series = anySeries()
  files = [transientBook(`${series.metadata.title} 901`, { seriesId: series.id, number: 901 })]
  await scan()
  const button = await screen.findByRole('button', { name: 'Import 1 book' })
  const field = screen.getByLabelText('Pattern of the destination names')
  fireEvent.change(field, { target: { value: '{number:5} {series}' } })
  fireEvent.blur(field)
  fireEvent.click(button)
  await waitFor(() => expect(importRequests).toHaveLength(1))
  expect(importRequests[0]?.books[0]?.destinationName).toBe(`00901 ${series.metadata.title}`)
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

test('can start over after an acknowledgement if an import has no result and live events do not arrive', async () => {
  const series = anySeries()
  files = [transientBook(`${series.metadata.title} 901`, { seriesId: series.id, number: 901 })]
  const user = await scan()
  await user.click(await screen.findByRole('button', { name: 'Import 1 book' }))
  await screen.findByText('Importing: 0 of 1 files')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Start over' })
  expect(button.disabled).toBe(true)
  const later = Date.now() + 40_000
  const now = vi.spyOn(Date, 'now').mockImplementation(() => later)
  onTestFinished(() => now.mockRestore())
  act(() => void reportServerDataChange({ kind: 'gap', pictures: false }))
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Forget choices and results?' })
  const startOver = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Start over' })
  expect(startOver.disabled).toBe(true)
  await user.click(within(dialog).getByRole('checkbox', { name: /server may still import some of the files/ }))
  expect(startOver.disabled).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(importRequests).toHaveLength(1)
})

// jsdom has no IndexedDB, so the browser cannot delete the stored rows in this test.
test('if the browser cannot delete the choices and results, shows a notice and does not start over', async () => {
  files = [transientBook('Nothing like this 1')]
  let scanCount = 0
  server.use(
    http.post('*/api/v1/transient-books', () => {
      scanCount++
      return HttpResponse.json(files)
    }),
  )
  const user = await scan()
  await user.click(await screen.findByRole('button', { name: 'Start over' }))
  const dialog = await screen.findByRole('dialog', { name: 'Forget choices and results?' })
  await user.click(within(dialog).getByRole('button', { name: 'Start over' }))
  const notices = within(await screen.findByRole('region', { name: 'Messages' }))
  expect(await notices.findByText(/^This browser could not delete the choices and results/)).toBeDefined()
  expect(screen.getByText('Needs input: 1')).toBeDefined()
  expect(scanCount).toBe(1)
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
