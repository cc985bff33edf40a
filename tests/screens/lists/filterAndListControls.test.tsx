import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { queryClient } from '../../../src/api/cache/queryClient'
import { DataTableHead } from '../../../src/components/table/DataTableHead'
import type { UserColumnSettings } from '../../../src/components/table/tableColumns'
import { useColumnReorder } from '../../../src/components/table/useColumnReorder'
import { useTableColumnModel } from '../../../src/components/table/useTableColumnModel'
import { AlphabetBar } from '../../../src/lists/alphabet/AlphabetBar'
import { buildAlphabetLetters } from '../../../src/lists/alphabet/alphabetLetters'
import { ColumnVisibilityAndOrderControls } from '../../../src/lists/browse/ColumnVisibilityAndOrderControls'
import { FilterPanel } from '../../../src/lists/filters/FilterPanel'
import { seriesFilters } from '../../../src/lists/filters/filterDefinitions'
import type { FilterState } from '../../../src/lists/filters/filterState'
import { ListSearchField } from '../../../src/lists/search/ListSearchField'
import { seriesSearchFieldNames } from '../../../src/lists/search/searchFieldNames'

const { server, signInAs } = createScreenTestServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
})
beforeEach(() => queryClient.clear())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function TestFilterPanel({
  onFilters: onChange,
  initialFilters = {},
}: {
  onFilters: (filters: FilterState) => void
  initialFilters?: FilterState
}) {
  const [filters, setFilters] = useState(initialFilters)
  const change = (next: FilterState) => {
    setFilters(next)
    onChange(next)
  }
  return (
    <QueryClientProvider client={queryClient}>
      <FilterPanel table={seriesFilters} filters={filters} onChange={change} />
    </QueryClientProvider>
  )
}

const columns = ['One', 'Two', 'Three'].map(title => ({
  id: title,
  title,
  size: 100,
  cell: () => null,
  sortKey: title,
}))

function TestTableHead({
  onLayout: onChange,
  onSort,
}: {
  onLayout: (layout: UserColumnSettings) => void
  onSort: (by: string) => void
}) {
  const [layout, setLayout] = useState<UserColumnSettings>({})
  const change = (next: UserColumnSettings) => {
    setLayout(next)
    onChange(next)
  }
  const table = useTableColumnModel({ columns, layout, onLayout: change })
  const { moveBeside } = useColumnReorder(table, columns)
  return (
    <>
      <DataTableHead
        table={table}
        moveBeside={moveBeside}
        columns={columns}
        sort={{ sorts: [{ sortKey: 'Two', direction: 'desc' }], onSort }}
        hasActions={false}
      />
      <ColumnVisibilityAndOrderControls columns={columns} layout={layout} onLayout={change} />
    </>
  )
}

describe('filters', () => {
  test('a click switches a filter value between included, excluded and off; the minus key excludes it directly', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<TestFilterPanel onFilters={onChange} />)
    const unread = screen.getByRole('button', { name: 'Unread' })
    await user.click(unread)
    expect(onChange).toHaveBeenLastCalledWith({ read: { with: ['UNREAD'], without: [] } })
    await user.click(unread)
    expect(onChange).toHaveBeenLastCalledWith({ read: { with: [], without: ['UNREAD'] } })
    expect(screen.getByRole('button', { name: 'Unread excluded' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(unread)
    expect(onChange).toHaveBeenLastCalledWith({})
    screen.getByRole('button', { name: 'Complete' }).focus()
    await user.keyboard('-')
    expect(onChange).toHaveBeenLastCalledWith({ complete: { with: [], without: ['yes'] } })
  })

  test('loads the values when a filter is expanded, and offers "any" or "all" for two values', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<TestFilterPanel onFilters={onChange} />)
    await user.click(screen.getByRole('button', { name: 'Genre' }))
    const list = await screen.findByRole('list', { name: 'Genre' })
    await waitFor(() => expect(list.querySelectorAll('button').length).toBeGreaterThan(2))
    const [none, first, second] = list.querySelectorAll('button')
    expect(none?.textContent).toBe('None')
    await user.click(first as HTMLElement)
    expect(screen.queryByRole('radio', { name: 'All of' })).toBeNull()
    await user.click(second as HTMLElement)
    expect(screen.getByRole('img', { name: '2 selected' }).textContent).toBe('2')
    await user.click(screen.getByRole('radio', { name: 'All of' }))
    expect(onChange.mock.lastCall?.[0].genre).toMatchObject({
      all: true,
      with: [first?.textContent, second?.textContent],
    })
    await user.click(screen.getByRole('button', { name: 'Clear Genre' }))
    expect(screen.queryByRole('img', { name: /chosen/ })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Genre' }))
    expect(onChange).toHaveBeenLastCalledWith({})
  })

  test('chips of a long list do not move when they are clicked, and a note says that there are more values', async () => {
    const user = userEvent.setup()
    const content = Array.from({ length: 20 }, (_, index) => `Genre ${index + 1}`)
    server.use(http.get('*/api/v2/genres', () => HttpResponse.json({ content, totalElements: 5000 })))
    render(<TestFilterPanel onFilters={() => {}} initialFilters={{ genre: { with: ['Genre 9'], without: [] } }} />)
    const getLabels = () =>
      within(screen.getByRole('list', { name: 'Genre' }))
        .getAllByRole('button')
        .map(chip => chip.textContent?.replace('excluded', ''))
    await screen.findByRole('button', { name: 'Genre 5' })
    const labels = getLabels()
    expect(labels.slice(0, 4)).toEqual(['None', 'Genre 9', 'Genre 1', 'Genre 2'])
    await user.click(screen.getByRole('button', { name: 'Genre 5' }))
    await user.click(screen.getByRole('button', { name: 'Genre 5', pressed: true }))
    await user.click(screen.getByRole('button', { name: 'Genre 9', pressed: true }))
    await user.click(screen.getByRole('button', { name: 'Genre 9 excluded' }))
    expect(getLabels()).toEqual(labels)
    screen.getByText('These are the first 20. Add words to narrow the search.')
    await user.click(screen.getByRole('button', { name: 'Genre 1 selected' }))
    await user.click(screen.getByRole('button', { name: 'Genre 1 selected' }))
    await waitFor(() => expect(getLabels().slice(0, 3)).toEqual(['None', 'Genre 5', 'Genre 1']))
  })

  test('applies a range on blur, and swaps its ends if they are reversed', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<TestFilterPanel onFilters={onChange} />)
    await user.click(screen.getByRole('button', { name: 'Age rating' }))
    await user.type(screen.getByRole('textbox', { name: 'Age rating from' }), '16')
    await user.type(screen.getByRole('textbox', { name: 'Age rating to' }), '12{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ age: { with: [], without: [], from: 12, to: 16 } })
  })

  test('keeps the input in one end of a range while the other end is applied', async () => {
    const user = userEvent.setup()
    const panel = (filters: FilterState) => (
      <QueryClientProvider client={queryClient}>
        <FilterPanel table={seriesFilters} filters={filters} onChange={() => undefined} />
      </QueryClientProvider>
    )
    const { rerender } = render(panel({}))
    await user.click(screen.getByRole('button', { name: 'Age rating' }))
    await user.type(screen.getByRole('textbox', { name: 'Age rating from' }), '12')
    const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'Age rating to' })
    await user.type(to, '1')
    rerender(panel({ age: { with: [], without: [], from: 12 } }))
    await user.type(to, '6')
    expect(to.value).toBe('16')
  })

  test('reports no change if the user leaves the end of a range unchanged', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<TestFilterPanel onFilters={onChange} initialFilters={{ age: { with: [], without: [], from: 12 } }} />)
    await user.click(screen.getByRole('textbox', { name: 'Age rating from' }))
    await user.tab()
    await user.tab()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('uses the unpaged endpoint if the server lacks the paged endpoint', async () => {
    server.use(http.get('*/api/v2/sharing-labels', () => HttpResponse.json({ status: 404 }, { status: 404 })))
    server.use(http.get('*/api/v1/sharing-labels', () => HttpResponse.json(['kids', 'grown-ups'])))
    const user = userEvent.setup()
    render(<TestFilterPanel onFilters={() => undefined} />)
    await user.click(screen.getByRole('button', { name: 'Sharing label' }))
    expect(await screen.findByRole('button', { name: 'grown-ups' })).toBeTruthy()
  })

  test('shows an error for values that fail to load, and keeps the selected values', async () => {
    server.use(http.get('*/api/v2/publishers', () => HttpResponse.json({ message: 'no disk' }, { status: 400 })))
    const first = { publisher: { with: ['Nightjar'], without: [] } }
    render(<TestFilterPanel onFilters={() => undefined} initialFilters={first} />)
    expect(await screen.findByText(/no disk/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Nightjar' }).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('alphabet bar', () => {
  const letters = buildAlphabetLetters([
    { group: 'a', count: 3 },
    { group: 'é', count: 2 },
    { group: '7', count: 1 },
  ])

  test('is a single tab stop, and disables letters without titles', async () => {
    const select = vi.fn()
    const user = userEvent.setup()
    render(<AlphabetBar letters={letters} current="A" onSelect={select} />)
    await user.tab()
    expect(document.activeElement?.textContent).toBe('A')
    await user.keyboard('{ArrowRight}{Enter}')
    expect(select).toHaveBeenLastCalledWith('E')
    await user.keyboard('{Home}{Enter}')
    expect(select).toHaveBeenLastCalledWith('#')
    expect((screen.getByRole('button', { name: 'B, 0 titles' }) as HTMLButtonElement).disabled).toBe(true)
  })
})

describe('columns', () => {
  test('hides, moves, resizes and sorts columns', async () => {
    const onChange = vi.fn()
    const onSort = vi.fn()
    const user = userEvent.setup()
    render(<TestTableHead onLayout={onChange} onSort={onSort} />)
    const headings = () => screen.getAllByRole('columnheader').map(head => head.textContent)
    expect(screen.getByRole('columnheader', { name: /Two/ }).getAttribute('aria-sort')).toBe('descending')
    await user.click(screen.getByRole('button', { name: 'Move One back' }))
    expect(headings()).toEqual(['Two', 'One', 'Three'])
    await user.click(screen.getByRole('checkbox', { name: 'Three' }))
    expect(headings()).toEqual(['Two', 'One'])
    screen.getByRole('button', { name: 'One' }).focus()
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(onChange.mock.lastCall?.[0].sizes).toEqual({ One: 116 })
    await user.click(screen.getByRole('button', { name: 'One' }))
    expect(onSort).toHaveBeenLastCalledWith('One', false)
    screen.getByRole('button', { name: 'One' }).focus()
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(headings()).toEqual(['One', 'Two'])
  })

  test('buttons make a visible column narrower and wider, from its shown width, down to the smallest width', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<TestTableHead onLayout={onChange} onSort={vi.fn()} />)
    await user.click(screen.getByRole('button', { name: 'Make One wider' }))
    expect(onChange.mock.lastCall?.[0].sizes).toEqual({ One: 132 })
    const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(90)
    const narrower = screen.getByRole('button', { name: 'Make Two narrower' })
    await user.click(narrower)
    expect(onChange.mock.lastCall?.[0].sizes).toEqual({ One: 132, Two: 58 })
    width.mockReturnValue(58)
    await user.click(narrower)
    expect(onChange.mock.lastCall?.[0].sizes).toEqual({ One: 132, Two: 56 })
    width.mockRestore()
    expect(narrower.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(narrower)
    await user.click(screen.getByRole('checkbox', { name: 'Three' }))
    expect(screen.queryByRole('button', { name: 'Make Three wider' })).toBeNull()
  })

  test('Alt and an arrow key on the edge of a column move the column', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<TestTableHead onLayout={onChange} onSort={vi.fn()} />)
    screen.getByRole('separator', { name: 'Width of One' }).focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ order: ['Two', 'One', 'Three'] })
  })

  test('keeps the focus on the move button when a column reaches the first or last position', async () => {
    const user = userEvent.setup()
    render(<TestTableHead onLayout={vi.fn()} onSort={vi.fn()} />)
    const headings = () => screen.getAllByRole('columnheader').map(head => head.textContent)
    const forward = screen.getByRole('button', { name: 'Move Two forward' })
    forward.focus()
    await user.keyboard('{Enter}{Enter}')
    expect(headings()).toEqual(['Two', 'One', 'Three'])
    expect(document.activeElement).toBe(forward)
    expect(forward.getAttribute('aria-disabled')).toBe('true')
    const choice = screen.getByRole('group', { name: 'Columns' })
    expect(within(choice).getByRole('status').textContent).toBe('Two: position 1 of 3')
  })
})

describe('search', () => {
  test('searches after a pause or on Enter, and suggests field names', async () => {
    const search = vi.fn()
    const user = userEvent.setup()
    const { container } = render(<ListSearchField text="" onSearch={search} fields={seriesSearchFieldNames} />)
    const field = screen.getByRole('combobox', { name: 'Search this list' })
    await user.type(field, 'dark publ')
    const suggestions = [...container.querySelectorAll('option')].map(option => option.value)
    expect(suggestions).toEqual(['dark publisher:'])
    await waitFor(() => expect(search).toHaveBeenLastCalledWith('dark publ'))
    await user.type(field, 'isher:x{Enter}')
    expect(search).toHaveBeenLastCalledWith('dark publisher:x')
  })
})
