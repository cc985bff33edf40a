import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Undo2 } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './Button'
import { IconButton } from './IconButton'

type RenderButton = (isDisabled: boolean, onClick: () => void) => ReactElement

function FormWithButton({ renderButton, onSubmit }: { renderButton: RenderButton; onSubmit: () => void }) {
  const [isDisabled, setIsDisabled] = useState(false)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
        setIsDisabled(true)
      }}
    >
      {renderButton(isDisabled, () => setIsDisabled(true))}
      <a href="/next">Next</a>
    </form>
  )
}

test.each<[string, RenderButton]>([
  [
    'button with a text',
    (disabled, onClick) => (
      <Button disabled={disabled} onClick={onClick}>
        Reset
      </Button>
    ),
  ],
  [
    'icon button',
    (disabled, onClick) => <IconButton icon={Undo2} label="Reset" disabled={disabled} onClick={onClick} />,
  ],
])('a %s that becomes disabled keeps the focus until the user leaves it', async (_, renderButton) => {
  const user = userEvent.setup()
  render(<FormWithButton renderButton={renderButton} onSubmit={() => {}} />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Reset' })
  await user.click(button)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.disabled).toBe(false)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link'))
  expect(button.disabled).toBe(true)
})

test('a disabled submit button that keeps the focus submits nothing', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  const submitButton: RenderButton = disabled => (
    <Button type="submit" disabled={disabled}>
      Save
    </Button>
  )
  render(<FormWithButton renderButton={submitButton} onSubmit={onSubmit} />)
  screen.getByRole('button').focus()
  await user.keyboard('{Enter}{Enter} ')
  expect(onSubmit).toHaveBeenCalledOnce()
})
