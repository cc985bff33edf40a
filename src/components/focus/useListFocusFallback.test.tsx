import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useListFocusFallback } from './useListFocusFallback'

afterEach(cleanup)

function List({ names, hasUndo = false }: { names: readonly string[]; hasUndo?: boolean }) {
  const list = useRef<HTMLUListElement>(null)
  const onFocus = useListFocusFallback(list, () => screen.queryByRole('link'))
  return (
    <>
      {hasUndo && (
        <button type="button" onFocus={onFocus}>
          Undo
        </button>
      )}
      <ul ref={list} onFocus={onFocus}>
        {names.map(name => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <a href="/">Other</a>
    </>
  )
}
const focus = (name: string) => screen.getByRole('button', { name }).focus()

test('focuses the button at the index of the removed button, or the last button, or else the other element', () => {
  const { rerender } = render(<List names={['A', 'B', 'C']} />)
  focus('B')
  rerender(<List names={['A', 'C']} />)
  expect(document.activeElement?.textContent).toBe('C')
  rerender(<List names={['A']} />)
  expect(document.activeElement?.textContent).toBe('A')
  rerender(<List names={[]} />)
  expect(document.activeElement?.textContent).toBe('Other')
})

test('focuses the button at the index of the last focused button after a button outside of the list was removed', () => {
  const { rerender } = render(<List names={['A', 'B', 'C']} hasUndo />)
  focus('B')
  focus('Undo')
  rerender(<List names={['A', 'B', 'C']} />)
  expect(document.activeElement?.textContent).toBe('B')
})
