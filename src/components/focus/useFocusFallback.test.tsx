import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFocusFallback } from './useFocusFallback'

afterEach(cleanup)

function Bar({ deeds }: { deeds: readonly string[] }) {
  const onFocus = useFocusFallback(() => document.querySelector<HTMLElement>('button, a'))
  return (
    <>
      {deeds.length > 0 && (
        <section aria-label="Deeds" onFocus={onFocus}>
          {deeds.map(deed => (
            <button key={deed} type="button">
              {deed}
            </button>
          ))}
        </section>
      )}
      <a href="/">List</a>
    </>
  )
}
const button = (name: string) => screen.getByRole('button', { name })

test('the focus of what is gone goes to the heir, also when the whole bar is', () => {
  const { rerender } = render(<Bar deeds={['End', 'Mark']} />)
  button('Mark').focus()
  rerender(<Bar deeds={['End']} />)
  expect(document.activeElement).toBe(button('End'))
  rerender(<Bar deeds={[]} />)
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

test('who has led the focus elsewhere keeps it there', () => {
  const { rerender } = render(<Bar deeds={['End', 'Mark']} />)
  button('Mark').focus()
  screen.getByRole('link').focus()
  rerender(<Bar deeds={[]} />)
  expect(document.activeElement).toBe(screen.getByRole('link'))
})
