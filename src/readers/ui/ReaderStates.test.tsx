import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadTextBundle } from '../../language/language'
import type { ReaderController } from '../session/useReader'
import { ReaderStates } from './ReaderStates'

test('focuses the retry button when a book cannot be shown', async () => {
  await loadTextBundle('reader')
  const snapshot = { context: { failure: new Error('no') } }
  const actor = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) }
  render(
    <ReaderStates
      reader={{ actor } as unknown as ReaderController}
      phase="failed"
      label={undefined}
      perform={() => {}}
    />,
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
})
