import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeErrorForLog } from '../../server/operation/describeErrorForLog'
import type {
  ApiKeyRecord,
  AuthenticationActivityRecord,
  ClientSettingRecord,
  HistoryRecord,
  KnownPageHashRecord,
  StoredServerSettings,
} from './administrationRecords'
import type {
  BookRecord,
  CollectionRecord,
  LibraryRecord,
  ReadListRecord,
  ReadProgressRecord,
  SeriesRecord,
  ThumbnailRecord,
  UserRecord,
} from './libraryRecords'
import type { MockServerState } from './mockServerState'
import { onProcessExit } from './onProcessExit'

const SAVE_DELAY_MS = 400
const MAX_SAVE_DELAY_MS = 4000

/** Content of `state.json`. `content` is the id of the data set. `parts` contains the additional data by name. */
type StateSnapshot = {
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
  progress: ReadProgressRecord[]
  activity: AuthenticationActivityRecord[]
  history: HistoryRecord[]
  knownPageHashes: KnownPageHashRecord[]
  globalSettings: [string, ClientSettingRecord][]
  userSettings: [string, [string, ClientSettingRecord][]][]
  announcementsRead: [string, string[]][]
  sidecars: [string, [string, number][]][]
  settings: StoredServerSettings
  parts: Record<string, unknown>
}

/** Reads the stored state from a data folder. Returns undefined if the state is missing or damaged. */
export function loadStateSnapshot(dataDir: string): StateSnapshot | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'state.json'), 'utf8')) as StateSnapshot
  } catch {
    return undefined
  }
}

/**
 * Adds the records of a stored state to `world`. If the libraries are generated (`isGenerated`), the books must exist
 * before this call, because the stored progress refers to them.
 */
export function restoreStateSnapshot(world: MockServerState, snapshot: StateSnapshot): void {
  const fill = <Item extends { id: string }>(map: Map<string, Item>, items: Item[]) => {
    for (const item of items) map.set(item.id, item)
  }
  if (!world.isGenerated) {
    fill(world.libraries, snapshot.libraries)
    fill(world.series, snapshot.series)
    fill(world.books, snapshot.books)
  }
  fill(world.collections, snapshot.collections)
  fill(world.readLists, snapshot.readLists)
  fill(world.users, snapshot.users)
  fill(world.apiKeys, snapshot.apiKeys)
  for (const thumbnail of snapshot.thumbnails) world.thumbnails.add(thumbnail)
  for (const progress of snapshot.progress) world.progress.set(progress)
  for (const pageHash of snapshot.knownPageHashes) world.knownPageHashes.set(pageHash.hash, pageHash)
  for (const [key, setting] of snapshot.globalSettings) world.clientSettings.global.set(key, setting)
  for (const [userId, entries] of snapshot.userSettings) world.clientSettings.user.set(userId, new Map(entries))
  for (const [userId, read] of snapshot.announcementsRead) world.announcementsRead.set(userId, new Set(read))
  for (const [libraryId, entries] of snapshot.sidecars) world.sidecars.set(libraryId, new Map(entries))
  world.activity = snapshot.activity
  world.history = snapshot.history
  world.settings = snapshot.settings
  world.tasks.poolSize = snapshot.settings.taskPoolSize
}

/**
 * Stores the state a short time after each change. Replaces the stored state atomically. Stores nothing while
 * `isFilled` returns false, because an incomplete state must not be restored.
 * @param dataSetId id of the data set from `getScenarioDataSetId`. A later start restores the state only if its data
 *   set id is the same
 * @param additionalData additional data from the restored state, by name
 */
export function saveStateAfterChanges(
  world: MockServerState,
  dataDir: string,
  dataSetId: string,
  additionalData: Record<string, unknown>,
  isFilled: () => boolean,
): void {
  let timer: NodeJS.Timeout | undefined
  let waitingSince = 0
  const saveNow = () => {
    clearTimeout(timer)
    timer = undefined
    if (isFilled()) writeSnapshot(dataDir, createSnapshot(world, dataSetId))
  }
  const saveSoon = () => {
    if (timer === undefined) waitingSince = Date.now()
    else if (Date.now() - waitingSince > MAX_SAVE_DELAY_MS) return
    clearTimeout(timer)
    timer = setTimeout(saveNow, SAVE_DELAY_MS)
    timer.unref?.()
  }
  world.attachStorage({ saveSoon, saveNow, additionalData })
  world.onClose(
    onProcessExit(() => {
      if (timer !== undefined) saveNow()
    }),
  )
}

function createSnapshot(world: MockServerState, dataSetId: string): StateSnapshot {
  const records = <Item>(map: Map<string, Item>) => [...map.values()]
  const isPersisted = (thumbnail: ThumbnailRecord) => !world.isGenerated || !('generated' in thumbnail.source)
  return {
    version: 1,
    content: dataSetId,
    libraries: world.isGenerated ? [] : records(world.libraries),
    series: world.isGenerated ? [] : records(world.series),
    books: world.isGenerated
      ? []
      : records(world.books).map(book => ({ ...book, media: { ...book.media, pages: [] } })),
    collections: records(world.collections),
    readLists: records(world.readLists),
    users: records(world.users),
    apiKeys: records(world.apiKeys),
    thumbnails: world.thumbnails.all().filter(isPersisted),
    progress: world.progress.all(),
    activity: world.activity,
    history: world.history,
    knownPageHashes: records(world.knownPageHashes),
    globalSettings: [...world.clientSettings.global],
    userSettings: [...world.clientSettings.user].map(([userId, map]) => [userId, [...map]]),
    announcementsRead: [...world.announcementsRead].map(([userId, read]) => [userId, [...read]]),
    sidecars: [...world.sidecars].map(([libraryId, map]) => [libraryId, [...map]]),
    settings: world.settings,
    parts: world.collectAdditionalData(),
  }
}

function writeSnapshot(dataDir: string, snapshot: StateSnapshot): void {
  mkdirSync(dataDir, { recursive: true })
  const target = join(dataDir, 'state.json')
  const temporaryFile = `${target}.new`
  try {
    writeFileSync(temporaryFile, JSON.stringify(snapshot))
    renameSync(temporaryFile, target)
  } catch (error) {
    rmSync(temporaryFile, { force: true })
    console.error(`The state could not be saved: ${describeErrorForLog(error)}`)
  }
}
