import { getBookFileFingerprint } from '../../../api/records/bookFileFingerprint'
import { awaitWithTimeout } from '../../../api/timeouts/awaitWithTimeout'
import type { Book } from '../../../generated/model.schemas'
import { readStoredEpubPackage } from '../../../preferences/databases/epubPackageStore'
import type { EpubPackageData, EpubPackageSpineItem } from './epubPackageData'

/** Version of the format in which the package data is stored. */
const PACKAGE_FORMAT_VERSION = 3

/**
 * Older versions of the storage format, newest first. Data in an older version lacks some properties. The reader uses
 * this data until it can fetch the book file again.
 */
const OLDER_FORMAT_VERSIONS = [2, 1] as const

/** Maximum time in milliseconds that the first page waits for the stored data. */
const FIRST_PAGE_READ_TIMEOUT_MS = 250
/** Maximum time in milliseconds that a load waits for the stored data, before it requests the file from the server. */
const LOAD_READ_TIMEOUT_MS = 3_000

/** Returns the storage key of the package data of a book file. */
export const createEpubPackageStorageKey = (book: Book): string => createStorageKey(PACKAGE_FORMAT_VERSION, book)

const createStorageKey = (formatVersion: number, book: Book, fingerprint = getBookFileFingerprint(book)) =>
  `${formatVersion} ${book.id} ${fingerprint}`

/**
 * Returns the package data that this device has stored for a book file. The data may be in an older format.
 * @returns undefined if no data is stored, or if the storage is unavailable or slow
 */
export const readEpubPackageFromDevice = (userId: string, book: Book): Promise<EpubPackageData | undefined> =>
  readFormatVersions(userId, book, [PACKAGE_FORMAT_VERSION, ...OLDER_FORMAT_VERSIONS], FIRST_PAGE_READ_TIMEOUT_MS)

/**
 * Returns the package data that this device has stored for a book file, if this data is in the current format. If the
 * storage is slow, waits longer than {@link readEpubPackageFromDevice}, because a request for the file would take more
 * time.
 * @returns undefined if no such data is stored, or if the storage is unavailable or takes more than three seconds
 */
export const readCurrentEpubPackage = (userId: string, book: Book): Promise<EpubPackageData | undefined> =>
  readFormatVersions(userId, book, [PACKAGE_FORMAT_VERSION], LOAD_READ_TIMEOUT_MS)

/**
 * Whether this device has stored the complete package data of a book file in the current format. False when the storage
 * is unavailable.
 */
export async function isCurrentEpubPackageStored(userId: string, book: Book): Promise<boolean> {
  const stored = await readCurrentEpubPackage(userId, book)
  return stored !== undefined && !stored.isIncomplete
}

/**
 * Searches for stored package data in the given versions of the format, in this order. Returns the first data that
 * exists. Normally, the storage key contains the file hash. If the data was stored before the server calculated this
 * hash, the key contains the modification time. Therefore, also searches for the key with the modification time.
 */
async function readFormatVersions(userId: string, book: Book, formatVersions: readonly number[], timeoutMs: number) {
  const read = (key: string) => readStoredEpubPackage(userId, key).catch(() => undefined)
  const reads = formatVersions.map(
    async formatVersion =>
      (await read(createStorageKey(formatVersion, book))) ??
      (book.fileHash ? read(createStorageKey(formatVersion, book, book.fileLastModified)) : undefined),
  )
  const records = (await awaitWithTimeout(timeoutMs, Promise.all(reads))) ?? []
  const index = records.findIndex(record => record !== undefined)
  if (index === -1) return undefined
  const stored = records[index] as StoredPackageData
  return formatVersions[index] === PACKAGE_FORMAT_VERSION
    ? addMissingProperties(stored)
    : { ...addMissingProperties(stored), isOutdated: true as const }
}

/** Package data that is stored in the current storage format or in an older storage format. */
type StoredPackageData = Omit<EpubPackageData, PropertyMissingInOlderFormat | 'spine'> &
  Partial<Pick<EpubPackageData, PropertyMissingInOlderFormat>> & {
    readonly spine: readonly (Omit<EpubPackageSpineItem, 'cfiStep'> & Partial<Pick<EpubPackageSpineItem, 'cfiStep'>>)[]
  }

type PropertyMissingInOlderFormat = 'creatorDirections' | 'language' | 'contentsLabels'

/**
 * Adds the properties that do not exist in older storage formats. Computes missing CFI steps from the order of the
 * spine.
 */
const addMissingProperties = (stored: StoredPackageData): EpubPackageData => ({
  creatorDirections: new Map(),
  language: '',
  contentsLabels: new Map(),
  ...stored,
  spine: stored.spine.map((item, at) => ({ cfiStep: (at + 1) * 2, ...item })),
})
