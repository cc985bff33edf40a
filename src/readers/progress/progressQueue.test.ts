// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  sessionAccountCheckState,
  setAccountOfTab,
  skipAccountCheckDuringUnload,
} from '../../api/account/sessionAccountCheckState'
import { dismissNotice, getVisibleNotices } from '../../api/notices'
import { ServerError } from '../../api/ServerError'
import { getBook, updateBookProgression, updateBookReadProgress } from '../../generated/books/books'
import { getBookPositions } from '../../generated/publications/publications'
import { ProgressRejectedError } from '../../machines/readerMachineTypes'
import { readPendingProgress } from '../../preferences/pendingProgress'
import { getDeviceIdentity } from '../epub/progress/getDeviceIdentity'
import { NewerPositionOnOtherDeviceError } from './NewerPositionOnOtherDeviceError'
import { forgetOfferedPosition } from './offeredPositionFingerprint'
import {
  queueAndSendProgress,
  queueProgressWithoutSending,
  recordBookOpenedAtOtherPosition,
  recordServerProgressAtBookOpening,
  sendQueuedProgress,
  setProgressQueueUser,
  setProgressWriteGuard,
} from './progressQueue'
import { setProgressUndecided } from './setProgressUndecided'

const offlineState = vi.hoisted(() => ({ isRecent: false }))
vi.mock('../../api/http', () => ({ hasRecentResponseFromOfflineCache: () => offlineState.isRecent }))
vi.mock('../../generated/publications/publications', () => ({ getBookPositions: vi.fn() }))
vi.mock('../../generated/books/books', () => ({
  getBook: vi.fn(),
  updateBookReadProgress: vi.fn(),
  updateBookProgression: vi.fn(),
}))

const failed = (status: number) => new ServerError({ operation: 'updateBookReadProgress', status })
const progressAt = (page: number, time = Date.now()) => ({ bookId: 'B', userId: 'U', time, write: { page } })
const queuedAt = (page: number) => expect.objectContaining({ write: { page } })
const queuedUndecided = (page: number) => expect.objectContaining({ write: { page }, isUndecided: true })
const morning = Date.parse('2026-01-02T08:00:00Z')

const serverHas = (page: number, readDate: string, deviceId = '', mediaProfile = 'DIVINA') =>
  vi.mocked(getBook).mockResolvedValue({ media: { mediaProfile }, readProgress: { page, readDate, deviceId } } as never)
const writtenPages = () =>
  vi
    .mocked(updateBookProgression)
    .mock.calls.map(([, { modified, locator }]) => [locator.locations?.position, modified])

beforeEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  recordServerProgressAtBookOpening('B', undefined)
})

const queuePage = (page: number, time?: number) =>
  queueAndSendProgress(progressAt(page, time), async () => {
    throw failed(0)
  }).catch(() => {})

test('removes progress from the queue when the server has accepted it', async () => {
  await queueAndSendProgress(progressAt(3), async () => {})
  expect(readPendingProgress('U')).toEqual([])
})

test.each([0, 401, 500, 502])(
  'queues progress that failed with %s, and keeps only the latest progress of a book',
  async status => {
    for (const page of [3, 4]) {
      const sending = queueAndSendProgress(progressAt(page), async () => {
        throw failed(status)
      })
      await expect(sending).rejects.toBeInstanceOf(ServerError)
    }
    expect(readPendingProgress('U')).toEqual([queuedAt(4)])
    expect(readPendingProgress('V')).toEqual([])
  },
)

test('drops progress that the server rejects', async () => {
  const sending = queueAndSendProgress(progressAt(3), async () => {
    throw failed(400)
  })
  await expect(sending).rejects.toBeInstanceOf(ProgressRejectedError)
  expect(readPendingProgress('U')).toEqual([])
})

test('sends writes of a book one after the other, and skips only superseded writes', async () => {
  const sent: number[] = []
  let arrive = () => {}
  const arrival = new Promise<void>(resolve => {
    arrive = resolve
  })
  const first = queueAndSendProgress(progressAt(3), () => arrival.then(() => void sent.push(3)))
  await Promise.resolve()
  const second = queueAndSendProgress(progressAt(4), async () => void sent.push(4))
  const third = queuePage(5)
  arrive()
  await Promise.all([first, second, third])
  expect(sent).toEqual([3])
  expect(readPendingProgress('U')).toEqual([queuedAt(5)])
})

const macrotask = () => new Promise(resolve => setTimeout(resolve))

const endSlowWrites: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(endSlowWrites.splice(0).map(end => end())))

/**
 * Simulates a server that does not answer before `answer` is called. The function `write` queues the write of a page.
 * Also returns the pages that were sent, and the pages whose requests were aborted.
 */
function writeToSlowServer() {
  const state = sessionAccountCheckState
  setAccountOfTab('U')
  Object.assign(state, { verifiedId: 'U', verifiedAt: Date.now(), verifiedChangeCount: state.possibleChangeCount })
  const sent: number[] = []
  const aborted: number[] = []
  let answer = () => {}
  const answered = new Promise<void>(resolve => {
    answer = resolve
  })
  const writes: Promise<void>[] = []
  endSlowWrites.push(() => {
    answer()
    return Promise.allSettled(writes)
  })
  const write = (page: number) => {
    const writing = queueAndSendProgress(progressAt(page), signal => {
      sent.push(page)
      return new Promise((resolve, reject) => {
        signal.onabort = () => {
          aborted.push(page)
          reject(signal.reason)
        }
        void answered.then(resolve)
      })
    })
    writing.catch(() => {})
    writes.push(writing)
    return writing
  }
  return { sent, aborted, write, answer }
}

describe('when the page closes while an earlier write is running', () => {
  test('aborts it and sends the newest progress at once', async () => {
    const { sent, aborted, write } = writeToSlowServer()
    for (const page of [3, 4, 5]) void write(page)
    await macrotask()
    expect(sent).toEqual([5])
    void write(6)
    void write(7)
    dispatchEvent(new Event('pagehide'))
    await macrotask()
    expect(sent).toEqual([5, 7])
    expect(aborted).toEqual([5])
    expect(readPendingProgress('U')).toEqual([queuedAt(7)])
  })

  test('writes the newest progress again if the page stays open, because the server may handle the earlier request last', async () => {
    const { sent, write, answer } = writeToSlowServer()
    void write(3)
    await macrotask()
    const newest = write(4)
    skipAccountCheckDuringUnload()
    await macrotask()
    expect(sent).toEqual([3, 4])
    answer()
    await newest
    expect(sent).toEqual([3, 4, 4])
    expect(readPendingProgress('U')).toEqual([])
  })

  test.each<[string, () => unknown]>([
    ['another account may have signed in', () => (sessionAccountCheckState.possibleChangeCount += 1)],
    ['another user has signed in', () => setProgressQueueUser('V')],
    [
      'another device has a newer position',
      () =>
        setProgressWriteGuard(async () => {
          throw new NewerPositionOnOtherDeviceError()
        }, 'B'),
    ],
  ])('does not send the newest progress early if %s', async (_, change) => {
    const { sent, aborted, write } = writeToSlowServer()
    setProgressQueueUser('U')
    void write(3)
    await macrotask()
    expect(sent).toEqual([3])
    void write(4)
    const undo = change()
    skipAccountCheckDuringUnload()
    await macrotask()
    expect(sent).toEqual([3])
    expect(aborted).toEqual([])
    expect(readPendingProgress('U')).toEqual([queuedAt(4)])
    if (typeof undo === 'function') undo()
    setProgressQueueUser('U')
  })
})

test('sends queued progress with the time at which the user read it, if the server has nothing newer', async () => {
  await queuePage(7, morning)
  expect(readPendingProgress('U')).toHaveLength(1)
  serverHas(3, '2026-01-01T00:00:00Z')
  await sendQueuedProgress('U', 'B')
  expect(readPendingProgress('U')).toEqual([])
  expect(writtenPages()).toEqual([[7, new Date(morning).toISOString()]])
  expect(readPendingProgress('U')).toEqual([])
})

test('sends queued pages without a time for an EPUB that is read as images', async () => {
  await queuePage(7, morning)
  serverHas(3, '2026-01-01T00:00:00Z', '', 'EPUB')
  await sendQueuedProgress('U')
  expect(vi.mocked(updateBookReadProgress).mock.calls.map(([, body]) => body)).toEqual([{ page: 7 }])
})

test('does not overwrite newer progress of another device', async () => {
  await queuePage(7, morning)
  serverHas(3, '2026-01-03T00:00:00Z')
  await sendQueuedProgress('U')
  expect(writtenPages()).toEqual([])
  expect(readPendingProgress('U')).toEqual([])
})

test('does not overwrite newer progress from a reader that stayed open', async () => {
  serverHas(3, new Date().toISOString())
  const sending = queueAndSendProgress(progressAt(7, Date.now() - 60_000), async () => {})
  await expect(sending).rejects.toBeInstanceOf(ProgressRejectedError)
  expect(writtenPages()).toEqual([])
})

test("sends progress despite a slow clock when the server's progress came from this device", async () => {
  recordServerProgressAtBookOpening('B', '2099-01-05T00:00:00Z')
  await queuePage(7)
  serverHas(3, '2099-01-05T00:00:00Z')
  await sendQueuedProgress('U')
  expect(writtenPages()).toEqual([[7, '2099-01-05T00:00:01.000Z']])

  await queuePage(8)
  await queuePage(9)
  serverHas(8, '2099-01-06T00:00:00Z')
  await sendQueuedProgress('U')
  await queuePage(10)
  serverHas(9, '2099-01-07T00:00:00Z', getDeviceIdentity().id)
  await sendQueuedProgress('U')
  await queuePage(11)
  serverHas(12, '2099-01-07T00:00:00Z', 'other')
  await sendQueuedProgress('U')
  expect(writtenPages().map(([page]) => page)).toEqual([7, 9, 10])
})

test('keeps the queue while the server is unreachable', async () => {
  await queuePage(7, 5_000)
  vi.mocked(getBook).mockRejectedValue(failed(0))
  await sendQueuedProgress('U', 'B')
  expect(readPendingProgress('U')).toEqual([queuedAt(7)])
})

test('sends no request for an empty queue', async () => {
  await sendQueuedProgress('U')
  expect(getBook).not.toHaveBeenCalled()
})

test('keeps progress queued while no user or another user is signed in', async () => {
  const send = vi.fn(async () => {})
  for (const signedInUser of [undefined, 'V']) {
    setProgressQueueUser(signedInUser)
    await expect(queueAndSendProgress(progressAt(7), send)).rejects.not.toBeInstanceOf(ProgressRejectedError)
    expect(readPendingProgress('U')).toHaveLength(1)
  }
  expect(send).not.toHaveBeenCalled()
  setProgressQueueUser('U')
  await queueAndSendProgress(progressAt(7), send)
  expect(send).toHaveBeenCalledTimes(1)
  expect(readPendingProgress('U')).toEqual([])
})

test.each([0, 60_000])(
  'sends progress that was read %d ms ago only after the user has chosen between two devices',
  async age => {
    serverHas(3, '2026-01-01T00:00:00Z')
    const send = vi.fn(async () => {})
    const stop = setProgressWriteGuard(async () => {
      throw new NewerPositionOnOtherDeviceError()
    }, 'B')
    await expect(queueAndSendProgress(progressAt(7, Date.now() - age), send)).rejects.toBeInstanceOf(
      NewerPositionOnOtherDeviceError,
    )
    expect(send).not.toHaveBeenCalled()
    expect(writtenPages()).toEqual([])
    stop()
  },
)

test('passes the write to the guard, except for superseded progress', async () => {
  serverHas(9, new Date().toISOString(), 'another')
  const onWrite = vi.fn()
  const stop = setProgressWriteGuard(async () => onWrite, 'B')
  await expect(queueAndSendProgress(progressAt(7, Date.now() - 60_000), async () => {})).rejects.toBeInstanceOf(
    ProgressRejectedError,
  )
  expect(writtenPages()).toEqual([])
  expect(onWrite).not.toHaveBeenCalled()
  await queueAndSendProgress(progressAt(7), async () => {})
  expect(onWrite).toHaveBeenCalledTimes(1)
  stop()
})

test('sends progress despite clock differences when this device has written the progress of the server', async () => {
  await queueAndSendProgress(progressAt(5), async () => {})
  await queuePage(6, Date.now() - 60_000)
  serverHas(5, new Date(Date.now() + 3_600_000).toISOString())
  await sendQueuedProgress('U', 'B')
  expect(readPendingProgress('U')).toEqual([])
  expect(writtenPages().map(([page]) => page)).toEqual([6])
})

test("fetches the server's progress before the first write of a book that was opened offline", async () => {
  const opened = (isRecent: boolean) => {
    offlineState.isRecent = isRecent
    recordServerProgressAtBookOpening('K', '2026-01-01T08:00:00Z')
    offlineState.isRecent = false
  }
  const write = vi.fn(async () => {})
  const send = () => queueAndSendProgress({ ...progressAt(4), bookId: 'K' }, write)
  opened(true)
  serverHas(60, '2027-01-01T08:00:00Z', 'tablet')
  await expect(send()).rejects.toBeInstanceOf(ProgressRejectedError)
  expect(write).not.toHaveBeenCalled()
  opened(true)
  serverHas(2, '2026-01-01T08:00:00Z')
  await send()
  expect(writtenPages()).toHaveLength(1)
  await send()
  expect(write).toHaveBeenCalledOnce()
})

test('the first write of a book that was opened offline replaces no older progress of another device without a choice', async () => {
  offlineState.isRecent = true
  recordServerProgressAtBookOpening('B', '2026-01-01T08:00:00Z')
  offlineState.isRecent = false
  serverHas(100, '2026-01-01T09:00:00Z', 'phone')
  const write = vi.fn(async () => {})
  await expect(queueAndSendProgress(progressAt(21), write)).rejects.toBeInstanceOf(NewerPositionOnOtherDeviceError)
  await sendQueuedProgress('U', 'B')
  expect(readPendingProgress('U')).toEqual([queuedAt(21)])
  expect(write).not.toHaveBeenCalled()
  expect(writtenPages()).toEqual([])
})

test.each([
  ['is not sent without a choice while the book is open', 'B', [queuedUndecided(21)], []],
  ['is sent while another book is open', 'C', [], [21]],
])(
  'queued progress of a book that was opened without the position of the server %s',
  async (_, openBookId, queued, sent) => {
    await queuePage(21, morning)
    recordBookOpenedAtOtherPosition('B', readPendingProgress('U')[0]?.fingerprints)
    serverHas(100, '2026-01-01T09:00:00Z', 'phone')
    const stop = setProgressWriteGuard(async () => () => {}, openBookId)
    await sendQueuedProgress('U')
    stop()
    expect(readPendingProgress('U')).toEqual(queued)
    expect(writtenPages().map(([page]) => page)).toEqual(sent)
  },
)

test('sends the queued progress of all books except for the given book', async () => {
  await queuePage(21, morning)
  await queueAndSendProgress({ ...progressAt(5, morning), bookId: 'C' }, () => Promise.reject(failed(0))).catch(
    () => {},
  )
  serverHas(3, '2026-01-01T00:00:00Z')
  await sendQueuedProgress('U', undefined, 'B')
  expect(writtenPages().map(([page]) => page)).toEqual([5])
  expect(readPendingProgress('U')).toEqual([queuedAt(21)])
})

test('sends a page beyond the end of a file that has become shorter as its last page', async () => {
  await queuePage(180, morning)
  vi.mocked(getBook).mockResolvedValue({
    media: { mediaProfile: 'DIVINA', pagesCount: 150 },
    readProgress: null,
  } as never)
  await sendQueuedProgress('U')
  expect(writtenPages().map(([page]) => page)).toEqual([150])
})

describe('queued progress of an EPUB whose file was replaced', () => {
  const position = (href: string, position: number, progression: number) => ({
    href,
    locations: { position, progression, totalProgression: position / 4 },
  })
  const positions = [position('a', 1, 0), position('a', 2, 0.5), position('b', 3, 0), position('b', 4, 0.5)]

  /** Sends queued progress to a server that rejects the first writes with the given status codes. */
  async function sendQueued(href: string, ...statuses: number[]) {
    const locator = { href, locations: { progression: 0.6, totalProgression: 0.75 } }
    const progress = { ...progressAt(1, morning), write: { progression: { locator } } }
    await queueAndSendProgress(progress, () => Promise.reject(failed(0))).catch(() => {})
    if (!vi.mocked(getBookPositions).getMockImplementation())
      vi.mocked(getBookPositions).mockResolvedValue({ total: 4, positions } as never)
    for (const status of statuses) vi.mocked(updateBookProgression).mockRejectedValueOnce(failed(status))
    await sendQueuedProgress('U')
    return vi.mocked(updateBookProgression).mock.lastCall?.[1].locator
  }
  beforeEach(() => {
    vi.mocked(getBook).mockResolvedValue({
      media: { mediaProfile: 'EPUB' },
      metadata: { title: 'Title' },
      readProgress: null,
    } as never)
    for (const { id } of getVisibleNotices()) dismissNotice(id)
  })

  test('moves to the preceding position in its file', async () => {
    expect(await sendQueued('a', 400)).toMatchObject({ href: 'a', locations: { progression: 0.5 } })
    expect(readPendingProgress('U')).toEqual([])
  })

  test.each(['c+d #1', 'c%2Bd%20%231'])('has an encoded path after a rejection of the path %s', async href => {
    const positionsOfFile = { total: 1, positions: [position('c+d #1', 1, 0)] }
    vi.mocked(getBookPositions).mockResolvedValueOnce(positionsOfFile as never)
    expect(await sendQueued(href, 400)).toMatchObject({ href: 'c%2Bd%20%231', locations: { position: 1 } })
  })

  test('moves to the same share of the book if the file is missing', async () => {
    expect(await sendQueued('removed', 400)).toMatchObject({ href: 'b', locations: { position: 3 } })
    expect(getVisibleNotices()).toEqual([])
  })

  test('is reported to the user if the server rejects it permanently', async () => {
    await sendQueued('a', 400, 400)
    expect(readPendingProgress('U')).toEqual([])
    expect(getVisibleNotices()).toEqual([expect.objectContaining({ text: expect.stringMatching(/^Title: /) })])
  })

  test.each([403, 404])('is reported to the user if the server responds with %i instead of positions', async status => {
    const fail = async () => {
      throw failed(status)
    }
    vi.mocked(getBookPositions).mockImplementation(fail)
    await sendQueued('a', 400)
    expect(readPendingProgress('U')).toEqual([])
    expect(getVisibleNotices()).toEqual([expect.objectContaining({ text: expect.stringMatching(/^Title: /) })])
  })

  test('stays in the queue if the code that moves it cannot be loaded', async () => {
    vi.doMock('../epub/progress/resendRejectedProgression', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    onTestFinished(() => void vi.doUnmock('../epub/progress/resendRejectedProgression'))
    await sendQueued('a', 400)
    expect(readPendingProgress('U')).toHaveLength(1)
    expect(getVisibleNotices()).toEqual([])
    // The progress of other books is sent nevertheless.
    queueProgressWithoutSending({ ...progressAt(1, morning), bookId: 'C', write: { progression: {} } })
    vi.mocked(updateBookProgression).mockRejectedValueOnce(failed(400)).mockResolvedValue(undefined)
    await sendQueuedProgress('U')
    expect(readPendingProgress('U')).toHaveLength(1)
  })

  test('is dropped without a message if the book was deleted', async () => {
    await sendQueued('a', 404)
    expect(readPendingProgress('U')).toEqual([])
    expect(getVisibleNotices()).toEqual([])
  })
})

describe('undecided progress', () => {
  const book = { userId: 'U', bookId: 'B' }
  beforeEach(async () => {
    await queuePage(21, morning)
    setProgressUndecided(book, true)
  })

  test('does not replace older progress of another device, and does not delay the progress of other books', async () => {
    serverHas(100, '2026-01-01T00:00:00Z')
    await queueAndSendProgress({ ...progressAt(5, morning + 1), bookId: 'C' }, async () => {}).catch(() => {})
    await sendQueuedProgress('U')
    expect(vi.mocked(updateBookProgression).mock.calls.map(([bookId]) => bookId)).toEqual(['C'])
    expect(readPendingProgress('U')).toEqual([queuedAt(21)])
  })

  test('stays undecided when the book is opened again and the user turns a page', async () => {
    serverHas(100, '2026-01-01T00:00:00Z')
    recordServerProgressAtBookOpening('B', '2026-01-01T00:00:00Z')
    recordBookOpenedAtOtherPosition('B', readPendingProgress('U')[0]?.fingerprints)
    const write = vi.fn(async () => {})
    await expect(queueAndSendProgress(progressAt(22), write)).rejects.toBeInstanceOf(NewerPositionOnOtherDeviceError)
    expect(write).not.toHaveBeenCalled()
    expect(readPendingProgress('U')).toEqual([expect.objectContaining({ write: { page: 22 }, isUndecided: true })])
  })

  test('does not replace the position of another tab that was offered after a reload', async () => {
    recordServerProgressAtBookOpening('B', '2026-01-01T00:00:00Z')
    await queuePage(22, morning)
    const offered = { position: { at: '100' }, isFromThisDevice: true, description: '' }
    forgetOfferedPosition(book, { ...offered, fingerprint: '2026-01-01T00:00:00Z' })
    serverHas(100, '2026-01-01T00:00:00Z')
    await sendQueuedProgress('U')
    expect(writtenPages()).toEqual([])
    expect(readPendingProgress('U')).toEqual([expect.objectContaining({ write: { page: 22 }, isUndecided: true })])
  })

  test('is deleted when the other device continues to read', async () => {
    serverHas(110, '2026-01-03T00:00:00Z')
    await sendQueuedProgress('U')
    expect(readPendingProgress('U')).toEqual([])
    expect(writtenPages()).toEqual([])
  })

  test('is sent after the user has chosen it, or when the server has no progress of another device', async () => {
    serverHas(100, '2026-01-01T00:00:00Z')
    setProgressUndecided(book, false)
    await sendQueuedProgress('U')
    await queuePage(22, morning)
    setProgressUndecided(book, true)
    vi.mocked(getBook).mockResolvedValue({ media: { mediaProfile: 'DIVINA' }, readProgress: null } as never)
    await sendQueuedProgress('U')
    expect(writtenPages().map(([page]) => page)).toEqual([21, 22])
  })
})
