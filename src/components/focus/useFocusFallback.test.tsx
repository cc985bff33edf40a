import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFocusFallback } from './useFocusFallback'

afterEach(cleanup)

function Bar({ actions }: { actions: readonly string[] }) {
  const onFocus = useFocusFallback(() => document.querySelector<HTMLElement>('button, a'))
  return (
    <>
      {actions.length > 0 && (
        <section aria-label="Actions" onFocus={onFocus}>
          {actions.map(action => (
            <button key={action} type="button">
              {action}
            </button>
          ))}
        </section>
      )}
      <a href="/">List</a>
    </>
  )
}
const button = (name: string) => screen.getByRole('button', { name })

test('moves the focus to the fallback when the focused element or its whole container is removed', () => {
  const { rerender } = render(<Bar actions={['End', 'Mark']} />)
  button('Mark').focus()
  rerender(<Bar actions={['End']} />)
  expect(document.activeElement).toBe(button('End'))
  rerender(<Bar actions={[]} />)
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

test('does not move a focus outside the container', () => {
  const { rerender } = render(<Bar actions={['End', 'Mark']} />)
  button('Mark').focus()
  screen.getByRole('link').focus()
  rerender(<Bar actions={[]} />)
  expect(document.activeElement).toBe(screen.getByRole('link'))
})
