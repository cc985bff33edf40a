import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Book, MediaStatus } from '../../../generated/model.schemas'
import { MediaStatusCell } from './ProblemBookCells'

test('shows a media status of a newer server with an icon', () => {
  const record = { media: { status: 'NEWER_VALUE' as MediaStatus } } as Book
  const { container } = render(<MediaStatusCell record={record} tabIndex={0} />)
  expect(screen.getByText('NEWER_VALUE')).toBeTruthy()
  expect(container.querySelector('svg')).not.toBeNull()
})
