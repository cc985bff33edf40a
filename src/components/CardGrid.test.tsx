import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardSlot } from './Card'
import { CardGrid } from './CardGrid'

const TOTAL = 50_000
const WIDTH = 950
const things = Array.from({ length: TOTAL }, (_, at) => ({ id: String(at) }))

vi.mock('./useReturnToPlace', () => ({ useReturnToPlace: () => undefined }))

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

function draw(onVisible = vi.fn()) {
  const drawn = vi.fn()
  const renderCard = ({ id }: { id: string }, slot: CardSlot) => {
    drawn(id)
    return (
      <a href="/" data-card-link {...slot}>
        {id}
      </a>
    )
  }
  render(
    <CardGrid
      label="Things"
      total={TOTAL}
      itemAt={index => things[index]}
      onVisible={onVisible}
      indexOfKey={key => (key === 'm' ? 25_000 : undefined)}
      renderCard={renderCard}
    />,
  )
  return { onVisible, drawn }
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
