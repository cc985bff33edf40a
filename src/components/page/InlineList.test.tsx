// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { InlineList } from './InlineList'

test('shows the first items of a very long list, and more items on request', async () => {
  const items = Array.from({ length: 1_300 }, (_, index) => `tag ${index}`)
  render(<InlineList items={items}>{item => item}</InlineList>)
  expect(screen.getByText('tag 199')).toBeDefined()
  expect(screen.queryByText('tag 200')).toBeNull()
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByText('tag 1199')).toBeDefined()
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByText('tag 1299')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement?.textContent).toBe('tag 1200')
})
