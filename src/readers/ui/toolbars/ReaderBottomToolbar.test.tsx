// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { ReaderBottomToolbar } from './ReaderBottomToolbar'

beforeAll(() => loadTextBundle('reader'))

test('keeps the buttons of the neighboring books in a book without numbered pages', () => {
  const nextBook = vi.fn()
  render(
    <ReaderBottomToolbar
      shown
      goToRequestedAt={0}
      progress={undefined}
      direction="ltr"
      previousBook={undefined}
      nextBook={nextBook}
      perform={vi.fn()}
    />,
  )
  screen.getByRole('button', { name: 'Next book' }).click()
  expect(nextBook).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Previous book' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('slider')).toBeNull()
})
