import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startRecordingFocus } from '../focus/focusReturn'
import { Dialog } from './Dialog'

let stopRecording = () => {}
beforeEach(() => {
  stopRecording = startRecordingFocus()
})
afterEach(() => stopRecording())

/** Renders a card whose button exists only while the card has the focus. The button opens a dialog. */
function CardWithDialog({ hasPlaceholder = false }: { hasPlaceholder?: boolean }) {
  const [isActive, setIsActive] = useState(false)
  const [shown, setShown] = useState<'none' | 'placeholder' | 'dialog' | 'deleted'>('none')
  return (
    <main id="main" tabIndex={-1}>
      <a href="/other">Other</a>
      {shown !== 'deleted' && (
        <article
          onFocus={() => setIsActive(true)}
          onBlur={event => !event.currentTarget.contains(event.relatedTarget) && setIsActive(false)}
        >
          <a href="/card" data-card-link>
            Card
          </a>
          {isActive && (
            <div>
              <button type="button" onClick={() => setShown(hasPlaceholder ? 'placeholder' : 'dialog')}>
                Edit
              </button>
            </div>
          )}
        </article>
      )}
      {shown === 'placeholder' && (
        <Dialog key="placeholder" open title="Loading" onClose={() => setShown('none')}>
          <button type="button" onClick={() => setShown('dialog')}>
            Finish loading
          </button>
        </Dialog>
      )}
      {shown === 'dialog' && (
        <Dialog key="dialog" open title="Edit" onClose={() => setShown('none')}>
          <button type="button" onClick={() => setShown('deleted')}>
            Delete
          </button>
        </Dialog>
      )}
    </main>
  )
}

async function openFromCard() {
  const user = userEvent.setup()
  act(() => screen.getByRole('link', { name: 'Card' }).focus())
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Edit')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  return user
}
const expectFocus = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name))

test('returns the focus to the card after a button that exists only in focused cards has opened the dialog', async () => {
  render(<CardWithDialog />)
  const user = await openFromCard()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  await user.keyboard('{Escape}')
  await expectFocus('Card')
})

test('returns the focus to the card after the dialog has replaced a placeholder', async () => {
  render(<CardWithDialog hasPlaceholder />)
  const user = await openFromCard()
  await user.click(screen.getByRole('button', { name: 'Finish loading' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit' }).contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await expectFocus('Card')
})

test('returns the focus to the card after the dialog has replaced a placeholder that had the focus itself', async () => {
  render(<CardWithDialog hasPlaceholder />)
  const user = await openFromCard()
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Loading' }))
  // In contrast to `user.click`, `HTMLElement.click` does not move the focus to the button.
  act(() => screen.getByRole('button', { name: 'Finish loading' }).click())
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit' }).contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await expectFocus('Card')
})

test('focuses the page after the dialog has deleted the card', async () => {
  render(<CardWithDialog />)
  const user = await openFromCard()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true))
})
