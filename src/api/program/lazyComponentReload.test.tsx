import { render } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { getVisibleNotices } from '../notices'
import { lazyComponent } from './lazyComponent'

vi.mock('./isRunningBuildOutdated', () => ({ isRunningBuildOutdated: async () => true }))

afterEach(() => sessionStorage.clear())

test('shows a notice with a reload button when a module still fails after the page was reloaded', async () => {
  sessionStorage.setItem('longbox.renewedAt', String(Date.now()))
  const failedImport = Promise.reject(new TypeError('Failed to fetch')) as Promise<{ Part: () => null }>
  const Part = lazyComponent(() => failedImport, 'Part')
  render(
    <Suspense fallback={null}>
      <Part />
    </Suspense>,
  )
  await vi.waitFor(() =>
    expect(getVisibleNotices().at(-1)).toMatchObject({
      text: 'A part of Longbox could not be loaded.',
      isPersistent: true,
      action: { label: 'Reload' },
    }),
  )
})
