import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const path = '/settings/metrics'
/** Successful run of a task. The server counts failed runs separately. */
const run = { type: 'ScanLibrary', seconds: 2, failed: false, finished: 0 } as const
const { server, world, signInAs, renderApp } = setUpScreenTestServer()

beforeEach(() => {
  localStorage.clear()
  world.tasks.runs.length = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 1200, top: 0, left: 0 } as DOMRect)
})

const heading = (level: number, name: string | RegExp) => screen.findByRole('heading', { level, name })
const card = async (name: RegExp) => within((await heading(3, name)).closest('section') as HTMLElement)
const totalOf = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent

test('shows the totals', async () => {
  world.tasks.runs.push(run, run, { ...run, failed: true }, { ...run, type: 'HashBook', seconds: 61 })
  renderApp(path)
  await heading(1, 'Metrics')
  await screen.findByText('Disk space', { selector: 'dt' })
  expect(totalOf('Books')).toBe(String(world.books.size))
  expect(totalOf('Libraries')).toBe(String(world.libraries.size))
  expect(totalOf('Tasks executed')).toBe('3')
  expect(totalOf('Tasks failed')).toBe('1')
  expect(totalOf('Total time of tasks')).toBe('1.1 min')
})

test('shows the names of the libraries and of the task types in the charts', async () => {
  world.tasks.runs.push(run, run, { ...run, failed: true }, { ...run, type: 'HashBook', seconds: 61 })
  renderApp(path)
  const books = await (await card(/^Books/)).findAllByRole('listitem')
  const names = [...world.libraries.values()].map(({ name }) => name)
  expect(books.map(({ textContent }) => names.find(name => textContent?.startsWith(name))).sort()).toEqual(names.sort())
  const executed = (await card(/^Tasks executed/)).getAllByRole('listitem')
  expect(executed.map(({ textContent }) => textContent)).toEqual(['Scan library 2', 'Hash book 1'])
  expect((await card(/^Tasks failed/)).getByRole('listitem').textContent).toBe('Scan library 1')
  const times = (await card(/^Total time/)).getAllByRole('listitem')
  expect(times.map(({ textContent }) => textContent)).toEqual(['Hash book 1 min', 'Scan library 4 sec'])
})

test('shows the same figures as tables, and keeps the view in the URL', async () => {
  world.tasks.runs.push(run, run, { ...run, failed: true })
  const { user, at, unmount } = renderApp(path)
  await user.click(await screen.findByRole('radio', { name: 'Tables' }))
  await waitFor(() => expect(at()).toBe(`${path}?view=tables`))
  const tasks = await screen.findByRole('table', { name: 'Tasks' })
  const cells = within(tasks).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Scan library', '2', '1', '4 sec', '2 sec'])
  const libraries = within(screen.getByRole('table', { name: 'By library' }))
  expect(libraries.getAllByRole('row')).toHaveLength(world.libraries.size + 1)
  expect(libraries.queryByRole('columnheader', { name: /Sidecar/ })).toBeNull()
  const url = at()
  unmount()
  renderApp(url)
  expect(await screen.findByRole('table', { name: 'By library' })).toBeDefined()
})

test('combines libraries that have been deleted since the server counted them', async () => {
  server.use(
    http.get('*/actuator/metrics/komga.books', ({ request }) =>
      HttpResponse.json({
        name: 'komga.books',
        measurements: [{ statistic: 'VALUE', value: request.url.includes('tag') ? 4 : 8 }],
        availableTags: request.url.includes('tag') ? [] : [{ tag: 'library', values: ['gone', 'lost'] }],
      }),
    ),
  )
  renderApp(path)
  const books = await card(/^Books/)
  expect(books.getByText('Deleted libraries').parentElement?.textContent).toBe('Deleted libraries 8 (100%)')
})

test('lists the metrics that the server does not publish', async () => {
  renderApp(path)
  const note = await screen.findByText(/^The server does not publish these figures/)
  expect(note.textContent).toContain('Sidecar files (komga.sidecars)')
  expect(screen.queryByText('Sidecar files', { selector: 'dt' })).toBeNull()
  expect(await screen.findByText('No tasks')).toBeDefined()
})

test('refreshes the figures', async () => {
  world.tasks.runs.push(run)
  const { user } = renderApp(path)
  await card(/^Tasks executed/)
  world.tasks.runs.push(run, run)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(totalOf('Tasks executed')).toBe('3'))
  await waitFor(async () =>
    expect((await card(/^Tasks executed/)).getByRole('listitem').textContent).toBe('Scan library 3'),
  )
})

test('shows the totals if the values per tag fail to load, and loads these values again on request', async () => {
  let isFailing = true
  server.use(
    http.get('*/actuator/metrics/komga.tasks.execution', ({ request }) =>
      request.url.includes('tag') && isFailing ? new HttpResponse(null, { status: 403 }) : undefined,
    ),
  )
  world.tasks.runs.push(run, { ...run, type: 'HashBook' })
  const { user } = renderApp(path)
  const alert = await screen.findByRole('alert')
  expect(totalOf('Tasks executed')).toBe('2')
  isFailing = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await card(/^Tasks executed/)).toBeDefined()
})

test('shows a failure with a retry', async () => {
  server.use(http.get('*/actuator/metrics', () => new HttpResponse(null, { status: 403 }), { once: true }))
  const { user } = renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Disk space', { selector: 'dt' })).toBeDefined()
})

test('is not available to users who are not administrators', async () => {
  signInAs('reader')
  const { at } = renderApp(path)
  await waitFor(() => expect(at()).not.toContain(path))
})
