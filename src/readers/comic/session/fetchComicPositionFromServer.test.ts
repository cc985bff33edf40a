// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { getBook } from '../../../generated/books/books'
import { storePendingProgress } from '../../../preferences/pendingProgress'
import { getDeviceIdentity } from '../../epub/progress/getDeviceIdentity'
import { knownFingerprintsByBook } from '../../progress/knownServerProgress'
import { fetchComicPositionFromServer } from './fetchComicPositionFromServer'

vi.mock('../../../generated/books/books', () => ({ getBook: vi.fn() }))

const readDate = '2026-01-01T08:00:00Z'

beforeEach(() => {
  localStorage.clear()
  knownFingerprintsByBook.clear()
  vi.mocked(getBook).mockResolvedValue({
    media: { pagesCount: 60 },
    readProgress: { page: 40, readDate, deviceId: getDeviceIdentity().id },
  } as never)
})

const storeProgress = (isUndecided: boolean) =>
  storePendingProgress({ bookId: 'B', userId: 'U', time: 0, write: { page: 5 }, isUndecided })

test.each([
  ['there is no pending progress', () => {}, true],
  ['the pending progress is decided', () => storeProgress(false), true],
  [
    'the pending progress is undecided, because another tab may have written the position',
    () => storeProgress(true),
    false,
  ],
])('reports whether this device knows its own position if %s', async (_, prepare, isKnown) => {
  prepare()
  const position = await fetchComicPositionFromServer('B', 'U')
  expect(position).toMatchObject({ position: { page: 40 }, isFromThisDevice: isKnown, fingerprint: readDate })
})

test('with undecided progress, a position is known if this device has read it from the server', async () => {
  storeProgress(true)
  knownFingerprintsByBook.set('B', [readDate])
  expect(await fetchComicPositionFromServer('B', 'U')).toMatchObject({ isFromThisDevice: true })
})
