import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onProcessExit } from './onProcessExit'
import type {
  BookRecord,
  CollectionRecord,
  LibraryRecord,
  ProgressRecord,
  ReadListRecord,
  SeriesRecord,
  ThumbnailRecord,
  UserRecord,
} from './records'
import type {
  ActivityRecord,
  ApiKeyRecord,
  ClientSettingRecord,
  HistoryRecord,
  KnownPageHashRecord,
  ServerSettingsRecord,
} from './serverRecords'
import type { World } from './world'

const SAVE_DELAY_MS = 400
const LONGEST_DELAY = 4000

type Snapshot = {
  version: 1
  content: string
  libraries: LibraryRecord[]
  series: SeriesRecord[]
  books: BookRecord[]
  collections: CollectionRecord[]
  readLists: ReadListRecord[]
  users: UserRecord[]
  apiKeys: ApiKeyRecord[]
  thumbnails: ThumbnailRecord[]
  progress: ProgressRecord[]
  activity: ActivityRecord[]
  history: HistoryRecord[]
  knownPageHashes: KnownPageHashRecord[]
  globalSettings: [string, ClientSettingRecord][]
  userSettings: [string, [string, ClientSettingRecord][]][]
  announcementsRead: [string, string[]][]
  sidecars: [string, [string, number][]][]
  settings: ServerSettingsRecord
  parts: Record<string, unknown>
}

/** Reads the persisted state of a data folder; undefined if there is none or it cannot be parsed. */
export function readSnapshot(dataDir: string): Snapshot | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'state.json'), 'utf8')) as Snapshot
  } catch {
    return undefined
  }
}

/**
 * Adds the records of a snapshot to a state. Generated libraries must exist already, because progress refers to their
 * books.
 */
export function restoreWorld(world: World, saved: Snapshot): void {
  const fill = <Item extends { id: string }>(map: Map<string, Item>, items: Item[]) => {
    for (const item of items) map.set(item.id, item)
  }
  if (!world.drawn) {
    fill(world.libraries, saved.libraries)
    fill(world.series, saved.series)
    fill(world.books, saved.books)
  }
  fill(world.collections, saved.collections)
  fill(world.readLists, saved.readLists)
  fill(world.users, saved.users)
  fill(world.apiKeys, saved.apiKeys)
  for (const thumbnail of saved.thumbnails) world.thumbnails.add(thumbnail)
  for (const progress of saved.progress) world.progress.set(progress)
  for (const known of saved.knownPageHashes) world.knownPageHashes.set(known.hash, known)
  for (const [key, setting] of saved.globalSettings) world.clientSettings.global.set(key, setting)
  for (const [userId, entries] of saved.userSettings) world.clientSettings.user.set(userId, new Map(entries))
  for (const [userId, read] of saved.announcementsRead) world.announcementsRead.set(userId, new Set(read))
  for (const [libraryId, entries] of saved.sidecars) world.sidecars.set(libraryId, new Map(entries))
  world.activity = saved.activity
  world.history = saved.history
  world.settings = saved.settings
  world.tasks.poolSize = saved.settings.taskPoolSize
}

/**
 * Saves the state some time after each change. Replaces the file atomically. Saves nothing until `isFilled` returns
 * true, so that a process that ends earlier starts anew next time.
 * @param content content of the scenario; a snapshot of other content is not restored
 * @param parts registered parts of the restored state, by name
 */
export function saveWorldPeriodically(
  world: World,
  dataDir: string,
  content: string,
  parts: Record<string, unknown>,
  isFilled: () => boolean,
): void {
  let timer: NodeJS.Timeout | undefined
  let waitingSince = 0
  const saveNow = () => {
    clearTimeout(timer)
    timer = undefined
    if (isFilled()) writeSnapshot(dataDir, snapshotOf(world, content))
  }
  const saveSoon = () => {
    if (timer === undefined) waitingSince = Date.now()
    else if (Date.now() - waitingSince > LONGEST_DELAY) return
    clearTimeout(timer)
    timer = setTimeout(saveNow, SAVE_DELAY_MS)
    timer.unref()
  }
  world.attachStorage({ saveSoon, saveNow, parts })
  world.onClose(
    onProcessExit(() => {
      if (timer !== undefined) saveNow()
    }),
  )
}

function snapshotOf(world: World, content: string): Snapshot {
  const records = <Item>(map: Map<string, Item>) => [...map.values()]
  const ofDrawn = (thumbnail: ThumbnailRecord) => !world.drawn || !('generated' in thumbnail.source)
  return {
    version: 1,
    content,
    libraries: world.drawn ? [] : records(world.libraries),
    series: world.drawn ? [] : records(world.series),
    books: world.drawn ? [] : records(world.books).map(book => ({ ...book, media: { ...book.media, pages: [] } })),
    collections: records(world.collections),
    readLists: records(world.readLists),
    users: records(world.users),
    apiKeys: records(world.apiKeys),
    thumbnails: world.thumbnails.all().filter(ofDrawn),
    progress: world.progress.all(),
    activity: world.activity,
    history: world.history,
    knownPageHashes: records(world.knownPageHashes),
    globalSettings: [...world.clientSettings.global],
    userSettings: [...world.clientSettings.user].map(([userId, map]) => [userId, [...map]]),
    announcementsRead: [...world.announcementsRead].map(([userId, read]) => [userId, [...read]]),
    sidecars: [...world.sidecars].map(([libraryId, map]) => [libraryId, [...map]]),
    settings: world.settings,
    parts: world.savedParts(),
  }
}

function writeSnapshot(dataDir: string, snapshot: Snapshot): void {
  mkdirSync(dataDir, { recursive: true })
  const target = join(dataDir, 'state.json')
  const fresh = `${target}.new`
  try {
    writeFileSync(fresh, JSON.stringify(snapshot))
    renameSync(fresh, target)
  } catch (error) {
    rmSync(fresh, { force: true })
    console.error('The state could not be saved:', error instanceof Error ? error.message : error)
  }
}
