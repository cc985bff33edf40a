import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createTestBook } from '../../../tests/harness/createTestRecords'
import { createOfflineBookEntry } from '../../api/offline/offlineBooks'
import { OfflineBookRow } from './OfflineBookRow'

vi.mock('../../components/cards/Poster', () => ({ Poster: () => null }))
vi.mock('../../components/controls/Button', () => ({ LinkButton: () => <a href="/">Read</a> }))

const entry = { ...createOfflineBookEntry(createTestBook({ metadata: { title: 'Low Tide' } }), 0), files: 2, here: 2 }

test('shows the progress of an update while the earlier file is readable', () => {
  const book = { ...entry, update: { file: 'two', files: 9, here: 4 } }
  render(<OfflineBookRow userId="U" book={book} isOutdated />)
  const progress = screen.getByRole('progressbar', { name: 'Low Tide' })
  expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['4', '9'])
  expect(screen.getByText(/4 of 9/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Update/ })).toBeNull()
})
