import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadTextBundle } from '../../language/interfaceLanguage'
import type { ReaderController } from '../session/useReaderController'
import { ReaderPhaseOverlays } from './ReaderPhaseOverlays'

test('focuses the retry button when a book cannot be shown', async () => {
  await loadTextBundle('reader')
  const snapshot = { context: { failure: new Error('no') } }
  const actor = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) }
  render(
    <ReaderPhaseOverlays
      reader={{ actor } as unknown as ReaderController}
      phase="failed"
      label={undefined}
      perform={() => {}}
    />,
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
})
