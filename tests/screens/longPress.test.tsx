import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SelectCheckbox } from '../../src/lists/selection/SelectCheckbox'
import { SelectionContextProvider } from '../../src/lists/selection/SelectionContext'
import { selectionStoreOf } from '../../src/lists/selection/selectionStore'

type Thing = { id: string }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const touch = { pointerType: 'touch', isPrimary: true, clientX: 10, clientY: 10 }

/** Fires a pointer event. jsdom has no PointerEvent: a mouse event receives the pointer properties. */
function point(kind: 'down' | 'move' | 'up', element: Element, { pointerType, isPrimary, ...place }: typeof touch) {
  const event = new MouseEvent(`pointer${kind}`, { bubbles: true, cancelable: true, ...place })
  fireEvent(element, Object.assign(event, { pointerType, isPrimary }))
}

function list() {
  const choosing = selectionStoreOf<Thing>()
  const onOpen = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <SelectionContextProvider choosing={choosing}>
      {['a', 'b'].map((id, index) => (
        <article key={id}>
          <a href={`#${id}`} data-card-link onClick={onOpen}>
            {id}
          </a>
          <SelectCheckbox item={{ id }} index={index} title={id} />
        </article>
      ))}
    </SelectionContextProvider>,
  )
  const selectedIds = () => [...choosing.now().ids]
  return { selectedIds, onOpen, link: (name: string) => screen.getByRole('link', { name }) }
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('selects on a long press without a context menu event and suppresses the following click', () => {
  const { selectedIds, onOpen, link } = list()
  point('down', link('a'), touch)
  wait(600)
  expect(selectedIds()).toEqual(['a'])
  point('up', link('a'), touch)
  fireEvent.click(link('a'), { detail: 1 })
  expect(selectedIds()).toEqual(['a'])
  expect(onOpen).not.toHaveBeenCalled()
  point('down', link('b'), touch)
  point('up', link('b'), touch)
  fireEvent.click(link('b'), { detail: 1 })
  expect(selectedIds()).toEqual(['a', 'b'])
})

test('selects once when the context menu event and the timer both fire', () => {
  const { selectedIds, link } = list()
  point('down', link('a'), touch)
  wait(450)
  fireEvent.contextMenu(link('a'))
  wait(600)
  expect(selectedIds()).toEqual(['a'])
})

test('selects nothing when the touch scrolls or is short, or when a mouse is held down', () => {
  const { selectedIds, link } = list()
  point('down', link('a'), touch)
  point('move', link('a'), { ...touch, clientY: 40 })
  wait(600)
  point('down', link('a'), touch)
  point('up', link('a'), touch)
  wait(600)
  point('down', link('a'), { ...touch, pointerType: 'mouse' })
  wait(600)
  expect(selectedIds()).toEqual([])
})
