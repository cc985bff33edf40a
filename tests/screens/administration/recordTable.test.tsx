import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Star } from 'lucide-react'
import { type DataProvider, DataProviderContext, TestMemoryRouter, useListContext } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../src/api/cache/queryClient'
import { parseSearchParams, stringifySearchParams } from '../../../src/app/routes/searchParams'
import { RecordTable } from '../../../src/lists/table/RecordTable'
import type { TableSelectedRecords } from '../../../src/lists/table/TableSelectionBar'
import type { RecordTableDefinition } from '../../../src/lists/table/tableDefinition'
import { writePreference } from '../../../src/preferences/preferenceStore'

type Row = { id: string; name: string; size: number }

const table: RecordTableDefinition<Row> = {
  name: 'rows',
  resource: 'rows',
  labelKey: 'Rows',
  countKey: 'resources.authenticationActivity.count',
  columns: [
    { id: 'name', labelKey: 'Name', value: ({ name }) => name, sort: 'name', width: 200 },
    { id: 'size', labelKey: 'Size', value: ({ size }) => size, sort: 'size', align: 'end', width: 100 },
  ],
  filters: [{ id: 'q', labelKey: 'Find', kind: 'text', isPrimary: true, value: ({ name }) => [name] }],
}
const createRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `R${index}`,
    name: `Row ${String(index).padStart(3, '0')}`,
    size: (index * 7) % 10,
  }))

let data: Row[]
const selections: TableSelectedRecords<Row>[] = []
const opened: Row[] = []
const getList = vi.fn<DataProvider['getList']>()

const selection = {
  titleOf: ({ name }: Row) => name,
  actions: [
    {
      id: 'mark',
      labelKey: 'Mark',
      icon: Star,
      run: (selected: TableSelectedRecords<Row>) => void selections.push(selected),
    },
  ],
}

function ListTotal() {
  const { total, resource } = useListContext()
  return <output>{`${resource}: ${total}`}</output>
}

/** Whether the table gets its rows from the test. If false, the table loads its rows from the data provider. */
let isInMemory = false

function TablePage() {
  return (
    <RecordTable
      table={table}
      rows={isInMemory ? { data, error: null, refetch: () => undefined } : undefined}
      selection={selection}
      onOpen={row => opened.push(row)}
      tools={<ListTotal />}
      empty={<p>Nothing here</p>}
    />
  )
}

function renderTable(inMemory: boolean, url = '/') {
  isInMemory = inMemory
  const history = createMemoryHistory({ initialEntries: [url] })
  const router = createRouter({
    routeTree: createRootRoute({ component: TablePage }),
    history,
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <TestMemoryRouter>
        <DataProviderContext value={{ getList } as unknown as DataProvider}>
          <RouterProvider router={router as never} />
        </DataProviderContext>
      </TestMemoryRouter>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), at: () => router.state.location.href }
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  selections.length = 0
  opened.length = 0
  data = createRows(250)
  getList.mockImplementation(async (_, { pagination, filter }) => {
    const { page = 1, perPage = 10 } = pagination ?? {}
    const matches = data.filter(({ name }) => name.includes(filter?.q?.[0] ?? ''))
    return { data: matches.slice((page - 1) * perPage, page * perPage), total: matches.length } as never
  })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 1200, top: 0, left: 0 } as DOMRect)
})
afterEach(() => void vi.restoreAllMocks())

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell')[1]?.textContent)

test.each([true, false])('provides the list context and the same pages, in memory: %s', async inMemory => {
  writePreference('table.pageSize', 20)
  const { user, at } = renderTable(inMemory)
  expect(await screen.findByText('rows: 250')).toBeDefined()
  await waitFor(() => expect(names()[0]).toBe('Row 000'))
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(names()[0]).toBe('Row 020'))
  expect(at()).toBe('/?page=2')
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('21')
})

test.each([true, false])(
  'replaces a page number beyond the last page by the last page, in memory: %s',
  async inMemory => {
    writePreference('table.pageSize', 100)
    const { at } = renderTable(inMemory, '/?page=77&other=1')
    await waitFor(() => expect(names()[0]).toBe('Row 200'))
    expect(at()).toBe('/?page=3&other=1')
  },
)

test('renders only a few of 10,000 rows in a continuous list', async () => {
  writePreference('table.paging', 'scroll')
  data = createRows(10_000)
  renderTable(true)
  expect(await screen.findByText('10,000 sign-ins')).toBeDefined()
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
})

test('keeps the selection across pages and sorts, and passes all selected records to an action', async () => {
  writePreference('table.pageSize', 20)
  const { user } = renderTable(false)
  await user.click(await screen.findByRole('checkbox', { name: 'Select Row 000' }))
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Row 021' }))
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(await screen.findByText('2 selected')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Mark' }))
  expect(selections[0]?.count).toBe(2)
  expect(selections[0]?.loaded?.map(({ id }) => id)).toEqual(['R0', 'R21'])
})

test.each([true, false])('selects all rows that match the filters, in memory: %s', async inMemory => {
  const { user } = renderTable(inMemory, '/?q=Row 1')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all matches' }))
  expect(await screen.findByText('100 selected')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Select Row 105' }))
  await user.click(screen.getByRole('button', { name: 'Mark' }))
  expect(selections[0]).toMatchObject({ count: 99, loaded: undefined })
  const ids = (await selections[0]?.collect())?.map(({ id }) => id)
  expect(ids).toHaveLength(99)
  expect(ids).not.toContain('R105')
})

test('a new filter clears the selection', async () => {
  const { user } = renderTable(true)
  await user.click(await screen.findByRole('checkbox', { name: 'Select Row 000' }))
  await user.type(screen.getByRole('searchbox', { name: 'Find' }), '2{Enter}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
})

test('the rows are a single tab stop; Space selects a row, Enter opens it', async () => {
  const { user } = renderTable(true)
  await screen.findByRole('checkbox', { name: 'Select Row 000' })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.filter(row => row.tabIndex === 0)).toHaveLength(1)
  rows[0]?.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('2'))
  await user.keyboard('{Enter}')
  expect(opened.map(({ id }) => id)).toEqual(['R2'])
  await user.keyboard(' ')
  expect(await screen.findByText('1 selected')).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Select Row 002' }).getAttribute('aria-checked')).toBe('true')
})

test('a click on a row opens the row, a click on its checkbox does not', async () => {
  const { user } = renderTable(true)
  await user.click(await screen.findByRole('checkbox', { name: 'Select Row 001' }))
  expect(opened).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: 'Select Row 001' }))
  await user.click(screen.getByText('Row 003'))
  expect(opened.map(({ id }) => id)).toEqual(['R3'])
})

test('live updates replace rows and keep the selection and the page', async () => {
  writePreference('table.pageSize', 20)
  const { user, at } = renderTable(false, '/?page=2')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Row 021' }))
  data = data.map(row => (row.id === 'R21' ? { ...row, name: 'Row 021 renamed' } : row))
  await queryClient.invalidateQueries({ queryKey: ['rows'] })
  expect((await screen.findByRole('checkbox', { name: 'Select Row 021 renamed' })).getAttribute('aria-checked')).toBe(
    'true',
  )
  expect(at()).toBe('/?page=2')
  expect(await screen.findByText('1 selected')).toBeDefined()
})

test('fetches the rows again when the user returns to the window, and keeps the selection', async () => {
  const { user } = renderTable(false)
  await user.click(await screen.findByRole('checkbox', { name: 'Select Row 001' }))
  data = data.map(row => (row.id === 'R2' ? { ...row, name: 'Row by another administrator' } : row))
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('Row by another administrator')).toBeDefined()
  expect(await screen.findByText('1 selected')).toBeDefined()
})

test('shows the cached rows and fetches them again when the user returns to the page', async () => {
  renderTable(false)
  await waitFor(() => expect(names()[0]).toBe('Row 000'))
  cleanup()
  getList.mockClear()
  data = data.map(row => ({ ...row, name: `New ${row.name}` }))
  renderTable(false)
  expect(await screen.findByText('Row 000')).toBeDefined()
  expect(await screen.findByText('New Row 000')).toBeDefined()
  expect(getList).toHaveBeenCalledOnce()
})

test('cancels an export and keeps the table usable', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = renderTable(false)
  await screen.findByText('rows: 250')
  getList.mockImplementation(
    (_, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel the export' }))
  expect(await screen.findByRole('button', { name: 'Save as CSV' })).toBeDefined()
  expect(save).not.toHaveBeenCalled()
})
