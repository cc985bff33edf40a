import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFullyLoadedListSelectionStore } from '../../../src/lists/selection/fullyLoadedListSelectionStores'
import { SelectItemCheckbox } from '../../../src/lists/selection/SelectItemCheckbox'
import { SelectionProvider } from '../../../src/lists/selection/SelectionProvider'

type Item = { id: string }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const touchPointer = { pointerType: 'touch', isPrimary: true, clientX: 10, clientY: 10 }

/**
 * Fires a pointer event at an element. jsdom has no class PointerEvent. Therefore the function fires a mouse event and
 * adds the properties of a pointer event.
 */
function firePointer(
  kind: 'down' | 'move' | 'up',
  element: Element,
  { pointerType, isPrimary, ...position }: typeof touchPointer,
) {
  const event = new MouseEvent(`pointer${kind}`, { bubbles: true, cancelable: true, ...position })
  fireEvent(element, Object.assign(event, { pointerType, isPrimary }))
}

function renderSelectableList() {
  const selection = createFullyLoadedListSelectionStore<Item>()
  const onOpen = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <SelectionProvider store={selection}>
      {['a', 'b'].map((id, index) => (
        <article key={id}>
          <a href={`#${id}`} data-card-link onClick={onOpen}>
            {id}
          </a>
          <button type="button">{`Menu of ${id}`}</button>
          <SelectItemCheckbox item={{ id }} index={index} title={id} />
        </article>
      ))}
    </SelectionProvider>,
  )
  const selectedIds = () => [...selection.getSelection().ids]
  return { selectedIds, onOpen, link: (name: string) => screen.getByRole('link', { name }) }
}

const advanceMs = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('selects an item on a long press without a context menu event, and ignores the click that follows', () => {
  const { selectedIds, onOpen, link } = renderSelectableList()
  firePointer('down', link('a'), touchPointer)
  advanceMs(600)
  expect(selectedIds()).toEqual(['a'])
  firePointer('up', link('a'), touchPointer)
  fireEvent.click(link('a'), { detail: 1 })
  expect(selectedIds()).toEqual(['a'])
  expect(onOpen).not.toHaveBeenCalled()
  firePointer('down', link('b'), touchPointer)
  firePointer('up', link('b'), touchPointer)
  fireEvent.click(link('b'), { detail: 1 })
  expect(selectedIds()).toEqual(['a', 'b'])
})

test('selects an item only once if both the context menu event and the timer fire', () => {
  const { selectedIds, link } = renderSelectableList()
  firePointer('down', link('a'), touchPointer)
  advanceMs(450)
  fireEvent.contextMenu(link('a'))
  advanceMs(600)
  expect(selectedIds()).toEqual(['a'])
})

test('selects nothing if the touch scrolls or is short, or if a mouse button is held down', () => {
  const { selectedIds, link } = renderSelectableList()
  firePointer('down', link('a'), touchPointer)
  firePointer('move', link('a'), { ...touchPointer, clientY: 40 })
  advanceMs(600)
  firePointer('down', link('a'), touchPointer)
  firePointer('up', link('a'), touchPointer)
  advanceMs(600)
  firePointer('down', link('a'), { ...touchPointer, pointerType: 'mouse' })
  advanceMs(600)
  expect(selectedIds()).toEqual([])
})

test('selects nothing on a long press on a button of a card', () => {
  const { selectedIds, link } = renderSelectableList()
  const button = screen.getByRole('button', { name: 'Menu of a' })
  firePointer('down', button, touchPointer)
  advanceMs(900)
  fireEvent.contextMenu(button)
  firePointer('up', button, touchPointer)
  expect(selectedIds()).toEqual([])
  firePointer('down', link('a'), touchPointer)
  advanceMs(600)
  expect(selectedIds()).toEqual(['a'])
})
