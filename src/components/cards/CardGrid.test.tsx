import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getScrolledList } from '../scrolling/scrolledList'
import { CardGrid } from './CardGrid'
import { CardGridSkeleton } from './CardGridSkeleton'
import type { CardKeyboardNavigationProps } from './CoverCard'

const TOTAL = 50_000
const WIDTH = 950
type ListItems = ({ id: string } | undefined)[]
const allItems = Array.from({ length: TOTAL }, (_, at) => ({ id: String(at) }))

vi.mock('../scrolling/useScrollRestoreAfterReload', () => ({ useScrollRestoreAfterReload: () => undefined }))

beforeEach(() => {
  moveTo(0)
  vi.spyOn(window, 'scrollTo').mockImplementation((to?: ScrollToOptions | number) => {
    if (typeof to === 'object') moveTo(to.top ?? 0)
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ width: WIDTH, top: -window.scrollY, left: 0 }) as DOMRect,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function moveTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  fireEvent.scroll(window)
}

/**
 * Renders a grid of links.
 * @param keyed whether the React key of each link is the item id. With these keys, React creates a new link element
 *   when a cell shows another item.
 */
function renderGrid(onVisible = vi.fn(), keyed = false) {
  const rendered = vi.fn()
  const renderCard = ({ id }: { id: string }, slot: CardKeyboardNavigationProps) => {
    rendered(id)
    return (
      <a key={keyed ? id : 'link'} href="/" data-card-link {...slot}>
        {id}
      </a>
    )
  }
  const grid = (items: ListItems) => (
    <CardGrid
      label="Items"
      total={items.length}
      itemAt={index => items[index]}
      onVisible={onVisible}
      indexOfKey={key => (key === 'm' ? 25_000 : undefined)}
      renderCard={renderCard}
    />
  )
  const { rerender } = render(grid(allItems))
  return { onVisible, rendered, rerenderGrid: (items: ListItems) => rerender(grid(items)) }
}

const renderedIndexes = () => screen.getAllByRole('gridcell').map(cell => Number(cell.dataset.index))

test('renders only the visible cards of 50,000, at any scroll offset and with the full list height', () => {
  const { onVisible } = renderGrid()
  expect(renderedIndexes()[0]).toBe(0)
  expect(renderedIndexes().length).toBeLessThan(50)
  moveTo(1_000_000)
  const columns = Number(screen.getByRole('grid').getAttribute('aria-colcount'))
  const height = Number.parseFloat(screen.getByRole('grid').style.blockSize) / Math.ceil(TOTAL / columns)
  const first = Math.floor(1_000_000 / height) * columns
  expect(renderedIndexes()).toContain(first)
  expect(renderedIndexes().length).toBeLessThan(50)
  expect(onVisible.mock.lastCall?.[0]).toBe(first)
})

test('renders no card while scrolling within a row, and only the new row afterwards', () => {
  const { rendered } = renderGrid()
  moveTo(1000)
  rendered.mockClear()
  moveTo(1004)
  expect(rendered).not.toHaveBeenCalled()
  moveTo(1300)
  const columns = Number(screen.getByRole('grid').getAttribute('aria-colcount'))
  expect(new Set(rendered.mock.calls.map(([id]) => id)).size).toBeLessThanOrEqual(columns)
})

test('moves the focus by End, Home and letter keys to cards that were not rendered', async () => {
  renderGrid()
  screen.getByRole('link', { name: '0' }).focus()
  for (const [key, expected] of [
    ['End', TOTAL - 1],
    ['Home', 0],
    ['m', 25_000],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key })
    expect(document.activeElement?.textContent).toBe(String(expected))
  }
})

describe('when items are added above the visible items', () => {
  const DEEP = 1_000_000
  const added = (count: number) => [...Array.from({ length: count }, (_, at) => ({ id: `new ${at}` })), ...allItems]
  const waitForScrollEnd = () => act(() => vi.advanceTimersByTime(200))
  const columns = () => Number(screen.getByRole('grid').getAttribute('aria-colcount'))
  const topOf = (name: string) => {
    const row = screen.getByRole('link', { name }).closest<HTMLElement>('[role="row"]')
    return Number.parseFloat(row?.style.insetBlockStart ?? '') - window.scrollY
  }
  const visibleName = () => screen.getAllByRole('link')[3 * columns()]?.textContent ?? ''

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(window, 'scrollTo').mockImplementation(to => {
      Object.defineProperty(window, 'scrollY', { value: (to as ScrollToOptions).top, configurable: true })
      setTimeout(() => fireEvent.scroll(window))
    })
  })
  afterEach(() => void vi.useRealTimers())

  test('keeps cards in position when whole rows are added, and does not scroll for less than a row', () => {
    const { rerenderGrid } = renderGrid()
    moveTo(DEEP)
    waitForScrollEnd()
    const name = visibleName()
    const top = topOf(name)
    rerenderGrid(added(columns() * 2))
    waitForScrollEnd()
    expect(window.scrollY).toBeGreaterThan(DEEP)
    expect(topOf(name)).toBe(top)
    const scrollY = window.scrollY
    rerenderGrid(added(columns() * 2 + 1))
    expect(window.scrollY).toBe(scrollY)
    rerenderGrid(allItems)
    waitForScrollEnd()
    expect(window.scrollY).toBe(DEEP)
  })

  test('requests the items that moved beyond the loaded range', () => {
    const { rerenderGrid, onVisible } = renderGrid()
    moveTo(DEEP)
    waitForScrollEnd()
    const [first, last] = onVisible.mock.lastCall ?? []
    const shifted = added(150)
    const loaded = (to: number) => shifted.map((item, at) => (at < first - 90 || at > to ? undefined : item))
    rerenderGrid(loaded(last + 90))
    expect(onVisible).toHaveBeenLastCalledWith(first, last + 150)
    rerenderGrid(loaded(last + 150))
    expect(window.scrollY).toBeGreaterThan(DEEP)
  })

  test('does not scroll when a single item moves', () => {
    const { rerenderGrid } = renderGrid()
    moveTo(DEEP)
    waitForScrollEnd()
    const at = renderedIndexes()[2 * columns()] ?? 0
    const others = allItems.filter((_, index) => index !== at)
    rerenderGrid([...others.slice(0, at - 100), allItems[at] as (typeof allItems)[number], ...others.slice(at - 100)])
    expect(window.scrollY).toBe(DEEP)
  })

  test('does not scroll when several items move in sequence', () => {
    const { rerenderGrid } = renderGrid()
    moveTo(DEEP)
    waitForScrollEnd()
    let items = allItems
    for (const at of renderedIndexes().slice(3 * columns(), 5 * columns())) {
      const others = items.filter((_, index) => index !== at)
      items = [...others.slice(0, at - 100), allItems[at] as (typeof allItems)[number], ...others.slice(at - 100)]
      rerenderGrid(items)
      expect(window.scrollY).toBe(DEEP)
    }
    rerenderGrid([...added(columns() * 2).slice(0, columns() * 2), ...items])
    expect(window.scrollY).toBeGreaterThan(DEEP)
  })

  test('does not scroll at the top of the list or while the user scrolls', () => {
    const { rerenderGrid } = renderGrid()
    rerenderGrid(added(50))
    expect(window.scrollY).toBe(0)
    moveTo(DEEP)
    rerenderGrid(added(100))
    expect(window.scrollY).toBe(DEEP)
  })

  test('keeps the focus on the focused item', () => {
    const { rerenderGrid } = renderGrid()
    moveTo(DEEP)
    waitForScrollEnd()
    const name = visibleName()
    act(() => screen.getByRole('link', { name }).focus())
    rerenderGrid(added(columns() + 1))
    waitForScrollEnd()
    expect(document.activeElement?.textContent).toBe(name)
  })

  test('keeps the focused item in view when the item moves away', () => {
    const { rerenderGrid } = renderGrid()
    moveTo(DEEP)
    waitForScrollEnd()
    const name = visibleName()
    act(() => screen.getByRole('link', { name }).focus())
    const at = Number(name)
    const others = allItems.filter((_, index) => index !== at)
    rerenderGrid([...others.slice(0, at - 100), allItems[at] as (typeof allItems)[number], ...others.slice(at - 100)])
    waitForScrollEnd()
    expect(document.activeElement?.closest('[data-index]')).toHaveProperty('dataset.index', name)
  })
})

describe('when the columns change', () => {
  const grid = (minCardWidth: number) => (
    <CardGrid
      label="Items"
      total={TOTAL}
      itemAt={index => allItems[index]}
      renderCard={({ id }, slot) => (
        <a href="/" data-card-link {...slot}>
          {id}
        </a>
      )}
      minCardWidth={minCardWidth}
    />
  )
  /** Returns the range of items in the row at the top of the visible area, below the bars. */
  const topRow = () => {
    const element = screen.getByRole('grid')
    const columns = Number(element.getAttribute('aria-colcount'))
    const height = Number.parseFloat(element.style.blockSize) / Number(element.getAttribute('aria-rowcount'))
    const first = Math.round((window.scrollY + 116) / height) * columns
    return { first, last: first + columns - 1 }
  }

  test.each([0, 37, -48])('the item at the top stays at the top, %i px after the start of a row', extraPx => {
    const { rerender } = render(grid(168))
    moveTo(1_000_000)
    moveTo(1_000_000 + extraPx)
    const item = topRow().first
    const { scrollY } = window
    for (const width of [120, 300]) {
      rerender(grid(width))
      expect(topRow().first).toBeLessThanOrEqual(item)
      expect(topRow().last).toBeGreaterThanOrEqual(item)
    }
    rerender(grid(168))
    expect(window.scrollY).toBeCloseTo(scrollY, 3)
  })

  test('the list stays at its start', () => {
    const { rerender } = render(grid(168))
    rerender(grid(120))
    expect(window.scrollY).toBe(0)
  })
})

test('does not move the focus to a loaded card when the focus has left the grid', () => {
  const { rerenderGrid } = renderGrid()
  rerenderGrid(allItems.with(25_000, undefined as never))
  screen.getByRole('link', { name: '0' }).focus()
  fireEvent.keyDown(document.activeElement as Element, { key: 'm' })
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  rerenderGrid([...allItems])
  expect(document.activeElement).toBe(field)
  field.remove()
})

test('renders lower rows in dense layout and fewer columns for wide cards', () => {
  const measureGrid = (props: Pick<Parameters<typeof CardGrid>[0], 'minCardWidth' | 'density'>) => {
    render(<CardGrid label="Items" total={100} itemAt={at => allItems[at]} renderCard={() => null} {...props} />)
    const grid = screen.getByRole('grid')
    const columns = Number(grid.getAttribute('aria-colcount'))
    const height = Number.parseFloat(grid.style.blockSize) / Number(grid.getAttribute('aria-rowcount'))
    cleanup()
    return { columns, height }
  }
  expect(measureGrid({ density: 'dense' }).height).toBeLessThan(measureGrid({ density: 'roomy' }).height)
  expect(measureGrid({ minCardWidth: 300 }).columns).toBeLessThan(measureGrid({ minCardWidth: 120 }).columns)
})

test('restores the focus in a visited history entry, and sets no focus in a new entry', async () => {
  history.replaceState({ __TSR_key: 'list' }, '')
  renderGrid()
  screen.getByRole('link', { name: '7' }).focus()
  cleanup()
  history.replaceState({ __TSR_key: 'another' }, '')
  renderGrid()
  expect(document.activeElement).toBe(document.body)
  cleanup()
  history.replaceState({ __TSR_key: 'list' }, '')
  renderGrid()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '7' }))
})

test('moves the focus of a removed card to the next card, else the previous card, else the page', () => {
  const main = Object.assign(document.body.appendChild(document.createElement('main')), { id: 'main', tabIndex: -1 })
  const { rerenderGrid } = renderGrid(vi.fn(), true)
  rerenderGrid(allItems.slice(0, 3))
  screen.getByRole('link', { name: '1' }).focus()
  rerenderGrid([...allItems.slice(0, 1), ...allItems.slice(2, 3)])
  expect(document.activeElement?.textContent).toBe('2')
  rerenderGrid(allItems.slice(0, 1))
  expect(document.activeElement?.textContent).toBe('0')
  cleanup()
  expect(document.activeElement).toBe(main)
  main.remove()
})

test('a placeholder has no position that back navigation could restore, but the list that replaces it has', () => {
  const { rerender } = render(<CardGridSkeleton />)
  const getOffset = () => getScrolledList()?.getScrollOffset({ index: 12, rowFraction: 0 })
  expect(getOffset()).toBeUndefined()
  rerender(
    <CardGrid
      label="Items"
      total={100}
      itemAt={index => allItems[index]}
      renderCard={({ id }) => <a href="/">{id}</a>}
    />,
  )
  expect(getOffset()).toBeGreaterThan(0)
})
