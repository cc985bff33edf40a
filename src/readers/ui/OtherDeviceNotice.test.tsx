// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OtherDeviceNotice } from './OtherDeviceNotice'

afterEach(cleanup)

test('announces the offered position in a live region, and only once', async () => {
  const offer = { description: 'You were on page 7', goThere: vi.fn(), keepLocalPosition: vi.fn() }
  render(<OtherDeviceNotice offer={offer} />)
  await waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toBe('You were on page 7'))
  expect(screen.queryByRole('status')).toBeNull()
})
