import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/property'
import type { ClientSettings, UserClientSettingsUpdate } from '../../generated/model.schemas'
import {
  areSyncedMapsEqual,
  mergeSyncedMaps,
  type SyncedMap,
  syncedValues,
  withEntry,
} from '../../preferences/syncedMap'
import type { SyncedName } from '../../preferences/syncedStore'
import { exchangeSyncedData, type SyncDevice, type SyncServer } from './syncExchange'

const bookmarks = (id: string): SyncedName => ({ userId: 'U', kind: 'bookmarks', id })

/** In-memory device with its list of unsynced names. */
function deviceOf() {
  const maps = new Map<string, SyncedMap>()
  const untold = new Map<string, SyncedName>()
  const pathOf = (name: SyncedName) => `${name.kind}.${name.id.toLowerCase()}`
  const device: SyncDevice = {
    read: name => maps.get(pathOf(name)) ?? {},
    merge: (name, copy) => {
      const merged = mergeSyncedMaps(maps.get(pathOf(name)) ?? {}, copy)
      maps.set(pathOf(name), merged)
      return merged
    },
    untold: () => [...untold.values()],
    told: name => void untold.delete(pathOf(name)),
    wants: () => true,
  }
  const edit = (name: SyncedName, key: string, value: unknown, now: number) => {
    maps.set(pathOf(name), withEntry(device.read(name), key, value, now))
    untold.set(pathOf(name), name)
  }
  return { device, edit, values: (name: SyncedName) => Object.fromEntries(syncedValues(device.read(name))) }
}

/** In-memory server; the last write of a key wins. */
function serverOf() {
  const settings: ClientSettings = {}
  const written: string[][] = []
  const server: SyncServer = {
    list: async () => structuredClone(settings),
    update: async (changes: UserClientSettingsUpdate) => {
      written.push(Object.keys(changes))
      Object.assign(settings, changes)
    },
  }
  return { server, settings, written }
}

test('transfers an entry from one device to another', async () => {
  const { server, settings } = serverOf()
  const [phone, desk] = [deviceOf(), deviceOf()]
  phone.edit(bookmarks('0S9YP'), '7', 'a note', 1)
  await exchangeSyncedData('U', server, phone.device)
  expect(Object.keys(settings)).toEqual(['longbox.bookmarks.0s9yp'])
  await exchangeSyncedData('U', server, desk.device)
  expect(desk.values(bookmarks('0S9YP'))).toEqual({ 7: 'a note' })
})

test('merges concurrent writes of two devices', async () => {
  const { server } = serverOf()
  const [phone, desk] = [deviceOf(), deviceOf()]
  phone.edit(bookmarks('B'), '1', 'phone', 1)
  desk.edit(bookmarks('B'), '2', 'desk', 1)
  await Promise.all([exchangeSyncedData('U', server, phone.device), exchangeSyncedData('U', server, desk.device)])
  await exchangeSyncedData('U', server, phone.device)
  await exchangeSyncedData('U', server, desk.device)
  expect(phone.values(bookmarks('B'))).toEqual({ 1: 'phone', 2: 'desk' })
  expect(desk.values(bookmarks('B'))).toEqual({ 1: 'phone', 2: 'desk' })
})

test('writes nothing when nothing changed, and ignores foreign keys', async () => {
  const { server, settings, written } = serverOf()
  settings['webui.dashboard'] = { value: '{"a":1}' }
  settings['longbox.bookmarks.b'] = { value: '{"1":{"value":"x","at":5}}' }
  settings['longbox.nonsense.b'] = { value: 'x' }
  const phone = deviceOf()
  await exchangeSyncedData('U', server, phone.device)
  await exchangeSyncedData('U', server, phone.device)
  expect(written).toEqual([])
  expect(phone.values(bookmarks('b'))).toEqual({ 1: 'x' })
})

test('keeps changes marked as unsynced when the server rejects the write', async () => {
  const { server } = serverOf()
  const phone = deviceOf()
  phone.edit(bookmarks('B'), '1', 'x', 1)
  const away = { ...server, update: () => Promise.reject(new Error('away')) }
  await expect(exchangeSyncedData('U', away, phone.device)).rejects.toThrow('away')
  expect(phone.device.untold()).toHaveLength(1)
})

test('keeps changes made during the exchange marked as unsynced', async () => {
  const { server } = serverOf()
  const phone = deviceOf()
  phone.edit(bookmarks('B'), '1', 'x', 1)
  await exchangeSyncedData(
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
  expect(phone.device.untold()).toHaveLength(1)
})

const deed = fc.record({
  device: fc.constantFrom(0, 1, 2),
  book: fc.constantFrom('A', 'B'),
  key: fc.constantFrom('1', '2', '3'),
  value: fc.option(fc.nat(9), { nil: undefined }),
  asks: fc.boolean(),
})

property.prop([fc.array(deed, { maxLength: 20 })])(
  'three devices converge to the last value of each entry after any edits',
  async deeds => {
    const { server } = serverOf()
    const devices = [deviceOf(), deviceOf(), deviceOf()]
    let wanted = new Map<string, SyncedMap>()
    const pending: Promise<void>[] = []
    for (const [now, { device, book, key, value, asks }] of deeds.entries()) {
      const { edit, device: place } = devices[device] ?? deviceOf()
      edit(bookmarks(book), key, value, now + 1)
      wanted = new Map(wanted).set(book, mergeSyncedMaps(wanted.get(book) ?? {}, place.read(bookmarks(book))))
      // Not awaited, so that exchanges overlap.
      if (asks) pending.push(exchangeSyncedData('U', server, place))
    }
    await Promise.all(pending)
    for (let round = 0; round < 2; round++)
      for (const { device } of devices) await exchangeSyncedData('U', server, device)
    for (const [book, map] of wanted)
      for (const { device } of devices) expect(areSyncedMapsEqual(device.read(bookmarks(book)), map)).toBe(true)
  },
)
