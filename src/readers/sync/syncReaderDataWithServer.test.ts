import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import type { ClientSettings, UserClientSettingsUpdate } from '../../generated/model.schemas'
import { getSyncedMapValues, type SyncedMap, setSyncedMapEntry } from '../../preferences/syncedMap'
import { areSyncedMapsEqual, mergeSyncedMaps } from '../../preferences/syncedMaps/mergeSyncedMaps'
import type { SyncedMapKey } from '../../preferences/syncedReaderData'
import {
  type ClientSettingsApi,
  type SyncedDataDeviceStore,
  syncReaderDataWithServer,
} from './syncReaderDataWithServer'

const bookmarks = (id: string): SyncedMapKey => ({ userId: 'U', kind: 'bookmarks', id })

function createDevice() {
  const maps = new Map<string, SyncedMap>()
  const unsynced = new Map<string, SyncedMapKey>()
  const pathOf = (name: SyncedMapKey) => `${name.kind}.${name.id.toLowerCase()}`
  const device: SyncedDataDeviceStore = {
    read: name => maps.get(pathOf(name)) ?? {},
    merge: (name, copy) => {
      const merged = mergeSyncedMaps(maps.get(pathOf(name)) ?? {}, copy)
      maps.set(pathOf(name), merged)
      return merged
    },
    unsynced: () => [...unsynced.values()],
    markSynced: name => void unsynced.delete(pathOf(name)),
    accepts: () => true,
  }
  const edit = (name: SyncedMapKey, key: string, value: unknown, now: number) => {
    maps.set(pathOf(name), setSyncedMapEntry(device.read(name), key, value, now))
    unsynced.set(pathOf(name), name)
  }
  return { device, edit, values: (name: SyncedMapKey) => Object.fromEntries(getSyncedMapValues(device.read(name))) }
}

/** Creates a simulated server that stores client settings in memory. */
function createServer() {
  const settings: ClientSettings = {}
  const writtenKeys: string[][] = []
  const server: ClientSettingsApi = {
    list: async () => structuredClone(settings),
    update: async (changes: UserClientSettingsUpdate) => {
      writtenKeys.push(Object.keys(changes))
      Object.assign(settings, changes)
    },
  }
  return { server, settings, written: writtenKeys }
}

test('transfers an entry from one device to another', async () => {
  const { server, settings } = createServer()
  const [phone, desktop] = [createDevice(), createDevice()]
  phone.edit(bookmarks('0S9YP'), '7', 'a note', 1)
  await syncReaderDataWithServer('U', server, phone.device)
  expect(Object.keys(settings)).toEqual(['longbox.bookmarks.0s9yp'])
  await syncReaderDataWithServer('U', server, desktop.device)
  expect(desktop.values(bookmarks('0S9YP'))).toEqual({ 7: 'a note' })
})

test('merges concurrent writes of two devices', async () => {
  const { server } = createServer()
  const [phone, desktop] = [createDevice(), createDevice()]
  phone.edit(bookmarks('B'), '1', 'phone', 1)
  desktop.edit(bookmarks('B'), '2', 'desktop', 1)
  await Promise.all([
    syncReaderDataWithServer('U', server, phone.device),
    syncReaderDataWithServer('U', server, desktop.device),
  ])
  await syncReaderDataWithServer('U', server, phone.device)
  await syncReaderDataWithServer('U', server, desktop.device)
  expect(phone.values(bookmarks('B'))).toEqual({ 1: 'phone', 2: 'desktop' })
  expect(desktop.values(bookmarks('B'))).toEqual({ 1: 'phone', 2: 'desktop' })
})

test('writes nothing when no data has changed, and ignores unknown keys', async () => {
  const { server, settings, written: writtenKeys } = createServer()
  settings['webui.dashboard'] = { value: '{"a":1}' }
  settings['longbox.bookmarks.b'] = { value: '{"1":{"value":"x","at":5}}' }
  settings['longbox.nonsense.b'] = { value: 'x' }
  const phone = createDevice()
  await syncReaderDataWithServer('U', server, phone.device)
  await syncReaderDataWithServer('U', server, phone.device)
  expect(writtenKeys).toEqual([])
  expect(phone.values(bookmarks('b'))).toEqual({ 1: 'x' })
})

test('keeps changes marked as unsynced when the server rejects the write', async () => {
  const { server } = createServer()
  const phone = createDevice()
  phone.edit(bookmarks('B'), '1', 'x', 1)
  const unreachable = { ...server, update: () => Promise.reject(new Error('unreachable')) }
  await expect(syncReaderDataWithServer('U', unreachable, phone.device)).rejects.toThrow('unreachable')
  expect(phone.device.unsynced()).toHaveLength(1)
})

test('keeps changes that were made during the sync marked as unsynced', async () => {
  const { server } = createServer()
  const phone = createDevice()
  phone.edit(bookmarks('B'), '1', 'x', 1)
  await syncReaderDataWithServer(
    'U',
    {
      ...server,
      update: async changes => {
        phone.edit(bookmarks('B'), '2', 'y', 2)
        await server.update(changes)
      },
    },
    phone.device,
  )
  expect(phone.device.unsynced()).toHaveLength(1)
})

const edits = fc.record({
  device: fc.constantFrom(0, 1, 2),
  book: fc.constantFrom('A', 'B'),
  key: fc.constantFrom('1', '2', '3'),
  value: fc.option(fc.nat(9), { nil: undefined }),
  asks: fc.boolean(),
})

property.prop([fc.array(edits, { maxLength: 20 })])(
  'after any edits, three devices have the last value of each entry',
  async steps => {
    const { server } = createServer()
    const devices = [createDevice(), createDevice(), createDevice()]
    let expected = new Map<string, SyncedMap>()
    const pending: Promise<void>[] = []
    for (const [now, { device, book, key, value, asks: exchanges }] of steps.entries()) {
      const { edit, device: syncDevice } = devices[device] ?? createDevice()
      edit(bookmarks(book), key, value, now + 1)
      expected = new Map(expected).set(
        book,
        mergeSyncedMaps(expected.get(book) ?? {}, syncDevice.read(bookmarks(book))),
      )
      // The syncs must overlap, so the test waits for them only at the end.
      if (exchanges) pending.push(syncReaderDataWithServer('U', server, syncDevice))
    }
    await Promise.all(pending)
    for (let round = 0; round < 2; round++)
      for (const { device } of devices) await syncReaderDataWithServer('U', server, device)
    for (const [book, map] of expected)
      for (const { device } of devices) expect(areSyncedMapsEqual(device.read(bookmarks(book)), map)).toBe(true)
  },
)
