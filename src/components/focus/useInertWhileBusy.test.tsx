import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useInertWhileBusy } from './useInertWhileBusy'

function Form({ busy }: { busy: boolean }) {
  const content = useRef<HTMLDivElement>(null)
  useInertWhileBusy(content, busy)
  return (
    <div role="dialog" tabIndex={-1}>
      <div ref={content}>
        <input aria-label="Title" />
      </div>
      <button type="button">Save</button>
    </div>
  )
}

test('moves the focus out of the inert content, and back afterwards', () => {
  const { rerender } = render(<Form busy={false} />)
  const input = screen.getByRole('textbox')
  input.focus()
  rerender(<Form busy />)
  expect(input.closest('[inert]')).not.toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  rerender(<Form busy={false} />)
  expect(input.closest('[inert]')).toBeNull()
  expect(document.activeElement).toBe(input)
})

test('leaves the focus where the user has moved it meanwhile', () => {
  const { rerender } = render(<Form busy={false} />)
  screen.getByRole('textbox').focus()
  rerender(<Form busy />)
  const button = screen.getByRole('button')
  button.focus()
  rerender(<Form busy={false} />)
  expect(document.activeElement).toBe(button)
})
