import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openedEpub } from '../archives/epub/openedEpub'
import { addLibrary, LIBRARY_DEFAULTS } from '../scanner/addLibrary'
import { aggregateSeries } from '../scanner/metadata/seriesMetadata'
import { nearestPosition } from '../world/readProgress'
import type { BookRecord, Locator, SeriesRecord, UserRecord } from '../world/records'
import type { World } from '../world/world'
import { ADMIN_ACCOUNT, addUser, READER_ACCOUNT } from './accounts'
import { readSampleFile, type SampleFile } from './sampleFile'

const DAY_MS = 86_400_000
const DEFAULT_AGE = 60

type Sample = {
  world: World
  series: Map<string, SeriesRecord>
  books: Map<string, BookRecord>
  users: Map<string, UserRecord>
  libraryIds: Map<string, string>
  ago: (days: number) => number
}

/**
 * Scans the folders of the sample library, then adds the data of its description: collections, read lists, progress,
 * users, activity, history.
 */
export async function fillFromSample(world: World, sampleDir: string): Promise<void> {
  const file = readSampleFile(sampleDir)
  if (!file) return
  const root = join(sampleDir, 'library')
  const libraryIds = new Map<string, string>()
  for (const { key, name, folder, options } of file.libraries) {
    const library = addLibrary(world, {
      ...LIBRARY_DEFAULTS,
      importBarcodeIsbn: false,
      ...options,
      name,
      root: join(root, folder),
    })
    libraryIds.set(key, library.id)
  }
  await world.tasks.idle()
  const now = world.now()
  const relative = (path: string) => path.slice(root.length + 1)
  const sample: Sample = {
    world,
    libraryIds,
    series: new Map([...world.series.values()].map(series => [relative(series.path), series])),
    books: new Map([...world.books.values()].map(book => [relative(book.path), book])),
    users: new Map(),
    ago: days => now - days * DAY_MS,
  }
  applySeries(sample, file)
  applyBooks(sample, file)
  applyUsers(sample, file)
  applySets(sample, file)
  await applyProgress(sample, file)
  applyPast(sample, file)
  world.changed()
}

function applySeries({ world, series, ago }: Sample, file: SampleFile): void {
  for (const record of series.values()) {
    const said = file.series?.find(one => series.get(one.path) === record)
    const created = ago(said?.addedDaysAgo ?? DEFAULT_AGE)
    const lastModified = said?.changedDaysAgo === undefined ? created : ago(said.changedDaysAgo)
    const locks = { ...record.metadata.locks, ...Object.fromEntries((said?.locks ?? []).map(field => [field, true])) }
    record.metadata = { ...record.metadata, ...said?.metadata, locks, created }
    record.created = created
    record.lastModified = lastModified
    for (const book of world.booksOf(record.id)) book.created = created
  }
}

function applyBooks({ world, series, books, ago }: Sample, file: SampleFile): void {
  for (const said of file.books ?? []) {
    const book = books.get(said.path)
    if (!book) continue
    if (said.addedDaysAgo !== undefined) book.created = ago(said.addedDaysAgo)
    book.metadata = { ...book.metadata, ...said.metadata }
  }
  for (const record of series.values()) aggregateSeries(world, record)
}

function applyUsers({ world, users, libraryIds }: Sample, file: SampleFile): void {
  for (const { key, ...said } of file.users ?? []) {
    const account = [ADMIN_ACCOUNT, READER_ACCOUNT].find(one => one.key === key)
    const user = (account && world.userByEmail(account.email)) ?? addUser(world, said)
    const shared = said.libraries ?? 'all'
    user.sharedAllLibraries = shared === 'all'
    user.sharedLibrariesIds = shared === 'all' ? [] : shared.flatMap(library => libraryIds.get(library) ?? [])
    user.ageRestriction = said.ageRestriction ?? null
    user.labelsAllow = said.labelsAllow ?? []
    user.labelsExclude = said.labelsExclude ?? []
    users.set(key, user)
  }
}

function applySets({ world, series, books, ago }: Sample, file: SampleFile): void {
  for (const said of file.collections ?? []) {
    const existing = [...world.collections.values()].find(one => one.name === said.name)
    const wanted = said.series.flatMap(path => series.get(path)?.id ?? [])
    const seriesIds = [...new Set([...wanted, ...(existing?.seriesIds ?? [])])]
    const created = ago(said.createdDaysAgo ?? DEFAULT_AGE)
    const id = existing?.id ?? world.newId()
    world.collections.set(id, {
      id,
      name: said.name,
      ordered: said.ordered,
      seriesIds,
      storedCount: seriesIds.length,
      created,
      lastModified: created,
    })
  }
  for (const said of file.readLists ?? []) {
    const existing = [...world.readLists.values()].find(one => one.name === said.name)
    const bookIds = [
      ...new Set([...said.books.flatMap(path => books.get(path)?.id ?? []), ...(existing?.bookIds ?? [])]),
    ]
    const created = ago(said.createdDaysAgo ?? DEFAULT_AGE)
    const id = existing?.id ?? world.newId()
    const { name, ordered, summary = '' } = said
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

async function applyProgress({ world, users, books, ago }: Sample, file: SampleFile): Promise<void> {
  for (const said of file.progress ?? []) {
    const user = users.get(said.user)
    const book = books.get(said.book)
    if (!user || !book) continue
    const time = ago(said.daysAgo)
    const place =
      book.media.mediaProfile === 'EPUB' && !book.media.epubDivinaCompatible
        ? await placeInEpub(world, book, said)
        : { page: said.page, locator: null }
    const page = said.completed ? book.media.pagesCount : Math.min(place.page, book.media.pagesCount)
    world.progress.set({
      bookId: book.id,
      userId: user.id,
      page,
      completed: said.completed,
      readDate: time,
      created: time,
      lastModified: time,
      deviceId: said.device ? randomUUID() : '',
      deviceName: said.device ?? '',
      locator: place.locator,
    })
  }
}

type SaidProgress = NonNullable<SampleFile['progress']>[number]

async function placeInEpub(
  { archives }: World,
  book: BookRecord,
  said: SaidProgress,
): Promise<{ page: number; locator: Locator | null }> {
  const epub = await openedEpub(archives, book.path)
  const position = said.locator
    ? nearestPosition(
        epub.positions.filter(one => one.href === said.locator?.href),
        epub.fixedLayout,
        said.locator.progression,
      )
    : epub.positions[(said.completed ? epub.positions.length : said.page) - 1]
  if (!position) return { page: said.page, locator: null }
  return { page: Math.round(book.media.pagesCount * (position.locations?.totalProgression ?? 0)), locator: position }
}

function applyPast({ world, users, series, books, ago }: Sample, file: SampleFile): void {
  for (const said of file.apiKeys ?? []) {
    const user = users.get(said.user)
    if (!user) continue
    const id = world.newId()
    const keyHash = createHash('sha512').update(randomUUID()).digest('hex')
    world.apiKeys.set(id, {
      id,
      userId: user.id,
      keyHash,
      comment: said.comment,
      created: ago(said.createdDaysAgo ?? DEFAULT_AGE),
    })
  }
  world.activity = (file.activity ?? []).map(said => {
    const user = said.user === undefined ? undefined : users.get(said.user)
    return {
      userId: user?.id ?? null,
      email: user?.email ?? said.email ?? null,
      apiKeyId: null,
      apiKeyComment: null,
      ip: said.ip ?? null,
      userAgent: said.userAgent ?? null,
      success: said.success,
      error: said.error ?? null,
      dateTime: ago(said.daysAgo),
      source: said.source ?? null,
    }
  })
  world.history = (file.history ?? []).map(said => ({
    id: world.newId(),
    type: said.type,
    timestamp: ago(said.daysAgo),
    bookId: said.book === undefined ? null : (books.get(said.book)?.id ?? null),
    seriesId: said.series === undefined ? null : (series.get(said.series)?.id ?? null),
    properties: said.properties ?? {},
  }))
}
