import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { storePageHashThumbnail } from '../scanner/hashes/pageHashImages'
import type { BookRecord, SeriesRecord, UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import {
  readSampleLibraryAdministrationRecords,
  type SampleAdministrationRecords,
  type SampleLibraryDescription,
} from './readSampleLibraryDescription'

const DEFAULT_KEY_AGE_DAYS = 60
const LIBRARY_PREFIX = 'library/'

/**
 * State of the mock server, and the records of the sample library in this state. The keys of the maps are the keys in
 * the file library.json: the paths of series and books, and the short names of users and libraries.
 */
export type SampleLibraryRecords = {
  world: MockServerState
  series: Map<string, SeriesRecord>
  books: Map<string, BookRecord>
  users: Map<string, UserRecord>
  libraryIds: Map<string, string>
  libraryRoot: string
  /** Converts a number of days before the start of the server to a time in epoch milliseconds. */
  ago: (days: number) => number
}

/**
 * Adds the API keys of the sample library. These keys cannot be used to sign in, because their secrets are not stored.
 */
export function addSampleApiKeys({ world, users, ago }: SampleLibraryRecords, file: SampleLibraryDescription): void {
  for (const entry of file.apiKeys ?? []) {
    const user = users.get(entry.user)
    if (!user) continue
    const id = world.newId()
    const keyHash = createHash('sha512').update(randomUUID()).digest('hex')
    const created = ago(entry.createdDaysAgo ?? DEFAULT_KEY_AGE_DAYS)
    world.apiKeys.set(id, { id, userId: user.id, keyHash, comment: entry.comment, created })
  }
}

/** Adds the page hashes, read announcements, sign-ins and history entries of the sample library. */
export async function addSampleAdministrationRecords(sample: SampleLibraryRecords, sampleDir: string): Promise<void> {
  const content = readSampleLibraryAdministrationRecords(sampleDir)
  if (!content) return
  await applyPageHashes(sample, content, sampleDir)
  for (const { user, ids } of content.announcementsRead) {
    const id = sample.users.get(user)?.id
    if (id !== undefined) sample.world.announcementsRead.set(id, new Set(ids))
  }
  sample.world.activity = content.activity.map(entry => activityRecord(sample, entry))
  applyHistory(sample, content.history)
}

async function applyPageHashes(
  { world, ago }: SampleLibraryRecords,
  { pageHashes }: SampleAdministrationRecords,
  sampleDir: string,
): Promise<void> {
  for (const { hash, size, action, deleteCount, createdDaysAgo, image } of pageHashes) {
    const created = ago(createdDaysAgo)
    world.knownPageHashes.set(hash, { hash, size, action, deleteCount, created, lastModified: created })
    await storePageHashThumbnail(world, hash, image === undefined ? undefined : readFileSync(join(sampleDir, image)))
  }
}

function activityRecord(
  { world, users, ago }: SampleLibraryRecords,
  entry: SampleAdministrationRecords['activity'][number],
) {
  const user = entry.user === undefined ? undefined : users.get(entry.user)
  const key = [...world.apiKeys.values()].find(({ userId, comment }) => userId === user?.id && comment === entry.apiKey)
  return {
    userId: user?.id ?? null,
    email: user?.email ?? entry.email ?? null,
    apiKeyId: key?.id ?? null,
    apiKeyComment: entry.apiKey ?? null,
    ip: entry.ip,
    userAgent: entry.userAgent,
    success: entry.success,
    error: entry.error ?? null,
    dateTime: ago(entry.daysAgo),
    source: entry.source,
  }
}

function applyHistory(sample: SampleLibraryRecords, history: SampleAdministrationRecords['history']): void {
  const { world, series, books, libraryRoot, ago } = sample
  const deletedIds = new Map<string, string>()
  const idOf = (records: Map<string, { id: string }>, path: string | undefined): string | null => {
    if (path === undefined) return null
    const id = records.get(path)?.id ?? deletedIds.get(path) ?? world.newId()
    deletedIds.set(path, id)
    return id
  }
  const propertyText = (value: string) => (value.startsWith(LIBRARY_PREFIX) ? join(dirname(libraryRoot), value) : value)
  world.history = history.map(entry => ({
    id: world.newId(),
    type: entry.type,
    timestamp: ago(entry.daysAgo),
    bookId: idOf(books, entry.book),
    seriesId: idOf(series, entry.series),
    properties: Object.fromEntries(Object.entries(entry.properties).map(([key, value]) => [key, propertyText(value)])),
  }))
}
