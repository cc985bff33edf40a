// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeCaches } from '../../tests/harness/fakeCaches'
import { notices } from '../api/notices'
import { installOffline, uninstallOffline } from '../api/offline/install'
import { keepBook } from '../api/offline/keepBook'
import { entryOf, keptBooks, noteKept } from '../api/offline/keptBooks'
import type { Book } from '../generated/model.schemas'
import { keepBooks, removeKept, resumeKeeping } from './keeping'

const place = vi.hoisted(() => ({ reason: undefined as 'insecure' | undefined }))
vi.mock('../api/offline/install', () => ({
  hindrance: () => place.reason,
  installOffline: vi.fn(async () => {}),
  uninstallOffline: vi.fn(async () => {}),
  regainOffline: vi.fn(async () => {}),
}))
vi.mock('../api/offline/keepBook', async original => ({
  ...(await original<object>()),
  keepBook: vi.fn(async () => {}),
}))

const book = (id: string, status = 'READY', mediaProfile = 'DIVINA') =>
  ({
    id,
    seriesId: 'S',
    seriesTitle: 'Series',
    oneshot: false,
    deleted: false,
    fileHash: 'one',
    sizeBytes: 10,
    media: { status, mediaProfile, epubDivinaCompatible: false },
    metadata: { title: id, number: '1' },
  }) as unknown as Book

let user = 0
let me = ''
let all: FakeCaches
beforeEach(() => {
  user += 1
  me = `U${user}`
  all = new FakeCaches()
  place.reason = undefined
  vi.stubGlobal('caches', all)
  vi.mocked(keepBook).mockClear()
})

const fetched = () => vi.mocked(keepBook).mock.calls.map(([, id]) => id)

describe('keeping books', () => {
  test('only those that can be read, each by its reader', async () => {
    keepBooks(me, [book('a'), book('b', 'ERROR'), book('c', 'READY', 'EPUB')])
    expect(keptBooks(me).map(({ bookId, reader }) => [bookId, reader])).toEqual([
      ['a', 'comic'],
      ['c', 'epub'],
    ])
    await vi.waitFor(() => expect(fetched()).toEqual(['a', 'c']))
    expect(installOffline).toHaveBeenCalled()
  })

  test('where the browser keeps nothing, it is said and nothing begins', () => {
    place.reason = 'insecure'
    keepBooks(me, [book('a')])
    expect(keptBooks(me)).toEqual([])
    expect(notices().at(-1)).toMatchObject({ kind: 'warning' })
  })

  test('what is removed leaves the device, and with the last book what keeps the program', async () => {
    noteKept(me, { ...entryOf(book('a'), 0), files: 2, here: 2 })
    await all.open(`longbox book ${me} a`)
    await removeKept(me, ['a'])
    expect(await all.keys()).toEqual([])
    expect(keptBooks(me)).toEqual([])
    expect(uninstallOffline).toHaveBeenCalled()
  })
})

test('while others wait for their turn, what keeps the program stays', async () => {
  noteKept(me, entryOf(book('a'), 0))
  noteKept(me, entryOf(book('b'), 0))
  vi.mocked(uninstallOffline).mockClear()
  await removeKept(me, ['a'])
  expect(uninstallOffline).not.toHaveBeenCalled()
})

describe('a window that is opened again', () => {
  test('goes on with what was left, and leaves alone what is whole', async () => {
    noteKept(me, { ...entryOf(book('whole'), 0), files: 2, here: 2 })
    await all.open(`longbox book ${me} whole`)
    noteKept(me, { ...entryOf(book('part'), 0), files: 2, here: 1 })
    await all.open(`longbox book ${me} part`)
    noteKept(me, entryOf(book('waiting'), 0))
    await resumeKeeping(me)
    await vi.waitFor(() => expect(fetched()).toEqual(['part', 'waiting']))
  })

  test('fetches again what the browser threw away', async () => {
    noteKept(me, { ...entryOf(book('gone'), 0), files: 2, here: 2 })
    await resumeKeeping(me)
    await vi.waitFor(() => expect(fetched()).toEqual(['gone']))
  })
})
