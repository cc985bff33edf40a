import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CardSlot } from './Card'
import { CardGrid } from './CardGrid'

const TOTAL = 50_000
const WIDTH = 950
type Listed = ({ id: string } | undefined)[]
const things = Array.from({ length: TOTAL }, (_, at) => ({ id: String(at) }))

vi.mock('../scrolling/useScrollRestore', () => ({ useScrollRestore: () => undefined }))

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

/** @param keyed  what has the focus goes with its thing, as the button of a menu does; links are drawn by their place */
function draw(onVisible = vi.fn(), keyed = false) {
  const drawn = vi.fn()
  const renderCard = ({ id }: { id: string }, slot: CardSlot) => {
    drawn(id)
    return (
      <a key={keyed ? id : 'link'} href="/" data-card-link {...slot}>
        {id}
      </a>
    )
  }
  const grid = (listed: Listed) => (
    <CardGrid
      label="Things"
      total={listed.length}
      itemAt={index => listed[index]}
      onVisible={onVisible}
      indexOfKey={key => (key === 'm' ? 25_000 : undefined)}
      renderCard={renderCard}
    />
  )
  const { rerender } = render(grid(things))
  return { onVisible, drawn, redraw: (listed: Listed) => rerender(grid(listed)) }
}

const shown = () => screen.getAllByRole('gridcell').map(cell => Number(cell.dataset.index))

test('of 50,000 cards those in sight exist, wherever one is; all take their room', () => {
  const { onVisible } = draw()
  expect(shown()[0]).toBe(0)
  expect(shown().length).toBeLessThan(50)
  moveTo(1_000_000)
  const columns = Number(screen.getByRole('grid').getAttribute('aria-colcount'))
  const height = Number.parseFloat(screen.getByRole('grid').style.blockSize) / Math.ceil(TOTAL / columns)
  const first = Math.floor(1_000_000 / height) * columns
  expect(shown()).toContain(first)
  expect(shown().length).toBeLessThan(50)
  expect(onVisible.mock.lastCall?.[0]).toBe(first)
})

test('while one scrolls over a row nothing is drawn, and then only what comes', () => {
  const { drawn } = draw()
  moveTo(1000)
  drawn.mockClear()
  moveTo(1004)
  expect(drawn).not.toHaveBeenCalled()
  moveTo(1300)
  const columns = Number(screen.getByRole('grid').getAttribute('aria-colcount'))
  expect(new Set(drawn.mock.calls.map(([id]) => id)).size).toBeLessThanOrEqual(columns)
})

test('End, Home and letters lead to cards that did not exist', async () => {
  draw()
  screen.getByRole('link', { name: '0' }).focus()
  for (const [key, goal] of [
    ['End', TOTAL - 1],
    ['Home', 0],
    ['m', 25_000],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key })
    expect(document.activeElement?.textContent).toBe(String(goal))
  }
})

describe('when things come above what is in sight', () => {
  const DEEP = 1_000_000
  const added = (count: number) => [...Array.from({ length: count }, (_, at) => ({ id: `new ${at}` })), ...things]
  const rest = () => act(() => vi.advanceTimersByTime(200))
  const columns = () => Number(screen.getByRole('grid').getAttribute('aria-colcount'))
  const topOf = (name: string) => {
    const row = screen.getByRole('link', { name }).closest<HTMLElement>('[role="row"]')
    return Number.parseFloat(row?.style.insetBlockStart ?? '') - window.scrollY
  }
  const nameInSight = () => screen.getAllByRole('link')[3 * columns()]?.textContent ?? ''

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(window, 'scrollTo').mockImplementation(to => {
      Object.defineProperty(window, 'scrollY', { value: (to as ScrollToOptions).top, configurable: true })
      setTimeout(() => fireEvent.scroll(window))
    })
  })
  afterEach(() => void vi.useRealTimers())

  test('whole rows leave it where it is; less than a row moves it sideways', () => {
    const { redraw } = draw()
    moveTo(DEEP)
    rest()
    const name = nameInSight()
    const top = topOf(name)
    redraw(added(columns() * 2))
    rest()
    expect(window.scrollY).toBeGreaterThan(DEEP)
    expect(topOf(name)).toBe(top)
    const place = window.scrollY
    redraw(added(columns() * 2 + 1))
    expect(window.scrollY).toBe(place)
    redraw(things)
    rest()
    expect(window.scrollY).toBe(DEEP)
  })

  test('more than is loaded is read for it', () => {
    const { redraw, onVisible } = draw()
    moveTo(DEEP)
    rest()
    const [first, last] = onVisible.mock.lastCall ?? []
    const far = added(150)
    const loaded = (to: number) => far.map((thing, at) => (at < first - 90 || at > to ? undefined : thing))
    redraw(loaded(last + 90))
    expect(onVisible).toHaveBeenLastCalledWith(first, last + 150)
    redraw(loaded(last + 150))
    expect(window.scrollY).toBeGreaterThan(DEEP)
  })

  test('one that moves by itself leads nowhere', () => {
    const { redraw } = draw()
    moveTo(DEEP)
    rest()
    const at = shown()[2 * columns()] ?? 0
    const others = things.filter((_, index) => index !== at)
    redraw([...others.slice(0, at - 100), things[at] as (typeof things)[number], ...others.slice(at - 100)])
    expect(window.scrollY).toBe(DEEP)
  })

  test('several that move by themselves, one after the other, lead nowhere', () => {
    const { redraw } = draw()
    moveTo(DEEP)
    rest()
    let listed = things
    for (const at of shown().slice(3 * columns(), 5 * columns())) {
      const others = listed.filter((_, index) => index !== at)
      listed = [...others.slice(0, at - 100), things[at] as (typeof things)[number], ...others.slice(at - 100)]
      redraw(listed)
      expect(window.scrollY).toBe(DEEP)
    }
    redraw([...added(columns() * 2).slice(0, columns() * 2), ...listed])
    expect(window.scrollY).toBeGreaterThan(DEEP)
  })

  test('at the top of the list, and while one scrolls, nothing is moved', () => {
    const { redraw } = draw()
    redraw(added(50))
    expect(window.scrollY).toBe(0)
    moveTo(DEEP)
    redraw(added(100))
    expect(window.scrollY).toBe(DEEP)
  })

  test('the focus stays with its thing', () => {
    const { redraw } = draw()
    moveTo(DEEP)
    rest()
    const name = nameInSight()
    act(() => screen.getByRole('link', { name }).focus())
    redraw(added(columns() + 1))
    rest()
    expect(document.activeElement?.textContent).toBe(name)
  })

  test('the focus does not go out of sight with a thing that moves by itself', () => {
    const { redraw } = draw()
    moveTo(DEEP)
    rest()
    const name = nameInSight()
    act(() => screen.getByRole('link', { name }).focus())
    const at = Number(name)
    const others = things.filter((_, index) => index !== at)
    redraw([...others.slice(0, at - 100), things[at] as (typeof things)[number], ...others.slice(at - 100)])
    rest()
    expect(document.activeElement?.closest('[data-index]')).toHaveProperty('dataset.index', name)
  })
})

test('a card that is on its way does not take back the focus that went elsewhere meanwhile', () => {
  const { redraw } = draw()
  redraw(things.with(25_000, undefined as never))
  screen.getByRole('link', { name: '0' }).focus()
  fireEvent.keyDown(document.activeElement as Element, { key: 'm' })
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  redraw([...things])
  expect(document.activeElement).toBe(field)
  field.remove()
})

test('closer rows are lower, wider cards are fewer in a row', () => {
  const shapeOf = (look: { minCard?: number; density?: 'roomy' | 'dense' }) => {
    render(<CardGrid label="Things" total={100} itemAt={at => things[at]} renderCard={() => null} {...look} />)
    const grid = screen.getByRole('grid')
    const columns = Number(grid.getAttribute('aria-colcount'))
    const height = Number.parseFloat(grid.style.blockSize) / Number(grid.getAttribute('aria-rowcount'))
    cleanup()
    return { columns, height }
  }
  expect(shapeOf({ density: 'dense' }).height).toBeLessThan(shapeOf({ density: 'roomy' }).height)
  expect(shapeOf({ minCard: 300 }).columns).toBeLessThan(shapeOf({ minCard: 120 }).columns)
})

test('who comes back to an entry of the history finds the focus where it was; a new entry has none', async () => {
  history.replaceState({ __TSR_key: 'list' }, '')
  draw()
  screen.getByRole('link', { name: '7' }).focus()
  cleanup()
  history.replaceState({ __TSR_key: 'another' }, '')
  draw()
  expect(document.activeElement).toBe(document.body)
  cleanup()
  history.replaceState({ __TSR_key: 'list' }, '')
  draw()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '7' }))
})

test('a card that goes leaves the focus to the one in its place, the last one to the one before, and all to the page', () => {
  const main = Object.assign(document.body.appendChild(document.createElement('main')), { id: 'main', tabIndex: -1 })
  const { redraw } = draw(vi.fn(), true)
  redraw(things.slice(0, 3))
  screen.getByRole('link', { name: '1' }).focus()
  redraw([...things.slice(0, 1), ...things.slice(2, 3)])
  expect(document.activeElement?.textContent).toBe('2')
  redraw(things.slice(0, 1))
  expect(document.activeElement?.textContent).toBe('0')
  cleanup()
  expect(document.activeElement).toBe(main)
  main.remove()
})
