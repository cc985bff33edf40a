import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { readEpubContentsInWorker } from '../archives/epub/readEpubContentsInWorker'
import { addLibrary, DEFAULT_LIBRARY_OPTIONS } from '../scanner/addLibrary'
import { aggregateSeriesMetadata } from '../scanner/metadata/refreshSeriesMetadata'
import type { BookRecord, ReadiumLocator } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { findNearestEpubPosition } from '../state/updateReadProgress'
import {
  addSampleAdministrationRecords,
  addSampleApiKeys,
  type SampleLibraryRecords,
} from './addSampleAdministrationRecords'
import { addUnrestrictedUser, DEMO_ADMIN_ACCOUNT, DEMO_READER_ACCOUNT } from './demoAccounts'
import { readSampleLibraryDescription, type SampleLibraryDescription } from './readSampleLibraryDescription'

const DAY_MS = 86_400_000
const DEFAULT_AGE_DAYS = 60

/**
 * Scans the folders of the sample library. Then adds the data that files do not contain: further metadata, users,
 * collections, read lists, progress, API keys, and records for the administration pages.
 */
export async function fillStateWithSampleLibrary(world: MockServerState, sampleDir: string): Promise<void> {
  const file = readSampleLibraryDescription(sampleDir)
  if (!file) return
  const root = join(sampleDir, 'library')
  const libraryIds = new Map<string, string>()
  for (const { key, name, folder, options } of file.libraries) {
    const library = addLibrary(world, {
      ...DEFAULT_LIBRARY_OPTIONS,
      importBarcodeIsbn: false,
      ...options,
      name,
      root: join(root, folder),
    })
    libraryIds.set(key, library.id)
  }
  await world.tasks.idle()
  const now = world.now()
  const relativePath = (path: string) => path.slice(root.length + 1)
  const sample: SampleLibraryRecords = {
    world,
    libraryIds,
    libraryRoot: root,
    series: new Map([...world.series.values()].map(series => [relativePath(series.path), series])),
    books: new Map([...world.books.values()].map(book => [relativePath(book.path), book])),
    users: new Map(),
    ago: days => now - days * DAY_MS,
  }
  applySeries(sample, file)
  applyBooks(sample, file)
  applyUsers(sample, file)
  applyMemberLists(sample, file)
  await applyProgress(sample, file)
  addSampleApiKeys(sample, file)
  await addSampleAdministrationRecords(sample, sampleDir)
  world.markChanged()
}

function applySeries({ world, series, ago }: SampleLibraryRecords, file: SampleLibraryDescription): void {
  for (const record of series.values()) {
    const entry = file.series?.find(candidate => series.get(candidate.path) === record)
    const created = ago(entry?.addedDaysAgo ?? DEFAULT_AGE_DAYS)
    const lastModified = entry?.changedDaysAgo === undefined ? created : ago(entry.changedDaysAgo)
    const locks = { ...record.metadata.locks, ...Object.fromEntries((entry?.locks ?? []).map(field => [field, true])) }
    record.metadata = { ...record.metadata, ...entry?.metadata, locks, created }
    record.created = created
    record.lastModified = lastModified
    for (const book of world.booksOf(record.id)) book.created = created
  }
}

function applyBooks({ world, series, books, ago }: SampleLibraryRecords, file: SampleLibraryDescription): void {
  for (const entry of file.books ?? []) {
    const book = books.get(entry.path)
    if (!book) continue
    if (entry.addedDaysAgo !== undefined) book.created = ago(entry.addedDaysAgo)
    book.metadata = { ...book.metadata, ...entry.metadata }
  }
  for (const record of series.values()) aggregateSeriesMetadata(world, record)
}

function applyUsers({ world, users, libraryIds }: SampleLibraryRecords, file: SampleLibraryDescription): void {
  for (const { key, ...entry } of file.users ?? []) {
    const account = [DEMO_ADMIN_ACCOUNT, DEMO_READER_ACCOUNT].find(candidate => candidate.key === key)
    const user = (account && world.userByEmail(account.email)) ?? addUnrestrictedUser(world, entry)
    const shared = entry.libraries ?? 'all'
    user.sharedAllLibraries = shared === 'all'
    user.sharedLibrariesIds = shared === 'all' ? [] : shared.flatMap(library => libraryIds.get(library) ?? [])
    user.ageRestriction = entry.ageRestriction ?? null
    user.labelsAllow = entry.labelsAllow ?? []
    user.labelsExclude = entry.labelsExclude ?? []
    users.set(key, user)
  }
}

function applyMemberLists({ world, series, books, ago }: SampleLibraryRecords, file: SampleLibraryDescription): void {
  for (const entry of file.collections ?? []) {
    const existing = [...world.collections.values()].find(candidate => candidate.name === entry.name)
    const describedIds = entry.series.flatMap(path => series.get(path)?.id ?? [])
    const seriesIds = [...new Set([...describedIds, ...(existing?.seriesIds ?? [])])]
    const created = ago(entry.createdDaysAgo ?? DEFAULT_AGE_DAYS)
    const id = existing?.id ?? world.newId()
    world.collections.set(id, {
      id,
      name: entry.name,
      ordered: entry.ordered,
      seriesIds,
      storedCount: seriesIds.length,
      created,
      lastModified: created,
    })
  }
  for (const entry of file.readLists ?? []) {
    const existing = [...world.readLists.values()].find(candidate => candidate.name === entry.name)
    const bookIds = [
      ...new Set([...entry.books.flatMap(path => books.get(path)?.id ?? []), ...(existing?.bookIds ?? [])]),
    ]
    const created = ago(entry.createdDaysAgo ?? DEFAULT_AGE_DAYS)
    const id = existing?.id ?? world.newId()
    const { name, ordered, summary = '' } = entry
    world.readLists.set(id, {
      id,
      name,
      summary,
      ordered,
      bookIds,
      storedCount: bookIds.length,
      created,
      lastModified: created,
    })
  }
}

async function applyProgress(
  { world, users, books, ago }: SampleLibraryRecords,
  file: SampleLibraryDescription,
): Promise<void> {
  for (const entry of file.progress ?? []) {
    const user = users.get(entry.user)
    const book = books.get(entry.book)
    if (!user || !book) continue
    const time = ago(entry.daysAgo)
    const progressPosition =
      book.media.mediaProfile === 'EPUB' && !book.media.epubDivinaCompatible
        ? await epubPosition(world, book, entry)
        : { page: entry.page, locator: null }
    const page = entry.completed ? book.media.pagesCount : Math.min(progressPosition.page, book.media.pagesCount)
    world.progress.set({
      bookId: book.id,
      userId: user.id,
      page,
      completed: entry.completed,
      readDate: time,
      created: time,
      lastModified: time,
      deviceId: entry.device ? randomUUID() : '',
      deviceName: entry.device ?? '',
      locator: progressPosition.locator,
    })
  }
}

type SampleProgress = NonNullable<SampleLibraryDescription['progress']>[number]

async function epubPosition(
  { archives }: MockServerState,
  book: BookRecord,
  entry: SampleProgress,
): Promise<{ page: number; locator: ReadiumLocator | null }> {
  const epub = await readEpubContentsInWorker(archives, book.path)
  const position = entry.locator
    ? findNearestEpubPosition(
        epub.positions.filter(candidate => candidate.href === entry.locator?.href),
        epub.fixedLayout,
        entry.locator.progression,
      )
    : epub.positions[(entry.completed ? epub.positions.length : entry.page) - 1]
  if (!position) return { page: entry.page, locator: null }
  return { page: Math.round(book.media.pagesCount * (position.locations?.totalProgression ?? 0)), locator: position }
}
