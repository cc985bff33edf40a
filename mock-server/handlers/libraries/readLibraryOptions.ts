import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { toFileUrl } from '../../archives/toFileUrl'
import { createHttpProblem, createValidationProblem, type RequestFieldViolation } from '../../http/httpProblems'
import { isBlankText, type JsonRequestBody } from '../../http/jsonRequestBody'
import { DEFAULT_LIBRARY_OPTIONS, type LibraryOptions } from '../../scanner/addLibrary'
import { isPathWithinFolder } from '../../state/isPathWithinFolder'
import type { LibraryRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'

const BOOLEAN_OPTIONS = [
  'importComicInfoBook',
  'importComicInfoSeries',
  'importComicInfoCollection',
  'importComicInfoReadList',
  'importComicInfoSeriesAppendVolume',
  'importEpubBook',
  'importEpubSeries',
  'importMylarSeries',
  'importLocalArtwork',
  'importBarcodeIsbn',
  'scanForceModifiedTime',
  'scanOnStartup',
  'scanCbx',
  'scanPdf',
  'scanEpub',
  'repairExtensions',
  'convertToCbz',
  'emptyTrashAfterScan',
  'hashFiles',
  'hashPages',
  'hashKoreader',
  'analyzeDimensions',
] as const
const SCAN_INTERVALS = ['WEEKLY', 'EVERY_12H', 'EVERY_6H', 'DAILY', 'DISABLED', 'HOURLY'] as const
const SERIES_COVERS = ['FIRST', 'FIRST_UNREAD_OR_FIRST', 'FIRST_UNREAD_OR_LAST', 'LAST'] as const

/**
 * Reads the options of a new library from a request.
 * @throws RequestValidationProblem for a blank name or root folder
 */
export function readOptionsOfNewLibrary(body: JsonRequestBody): LibraryOptions {
  body.requireFields('name', 'root')
  body.rejectNull(...BOOLEAN_OPTIONS, 'scanInterval', 'seriesCover', 'scanDirectoryExclusions')
  const name = body.text('name') ?? ''
  const root = body.text('root') ?? ''
  const faults = [
    ['name', name],
    ['root', root],
  ]
    .filter(([, value]) => isBlankText(value))
    .map(([fieldName]) => blankViolation(fieldName ?? ''))
  const options = { ...DEFAULT_LIBRARY_OPTIONS, name, root: resolve(root), ...readSentOptions(body) }
  if (faults.length) throw createValidationProblem(faults)
  return options
}

/**
 * Reads the changed options of an edited library from a request. Options that the request does not contain are not in
 * the result.
 * @throws RequestValidationProblem for a blank name or root folder
 */
export function readLibraryChanges(body: JsonRequestBody): Partial<LibraryOptions> {
  const [name, root] = [body.text('name'), body.text('root')]
  const blankFields = ['name', 'root'].filter(field => body.text(field) !== undefined && isBlankText(body.text(field)))
  const sentOptions = readSentOptions(body)
  if (blankFields.length)
    throw createValidationProblem(
      blankFields.flatMap(fieldName => [{ fieldName, message: 'must be null' }, blankViolation(fieldName)]),
    )
  return {
    ...(name === undefined ? {} : { name }),
    ...(root === undefined ? {} : { root: resolve(root) }),
    ...sentOptions,
    ...(body.isNull('scanDirectoryExclusions') ? { scanDirectoryExclusions: [] } : {}),
    ...(body.isNull('oneshotsDirectory') ? { oneshotsDirectory: null } : {}),
  }
}

/**
 * Checks the name and the root folder of a library. The name must be unique. The root folder must exist, but an
 * unchanged root folder of a generated library need not exist. The root folder must not overlap with the root folder of
 * another library (server-facts 4.6).
 * @param self library that is edited. Undefined for a new library
 * @throws HttpProblem with status 400
 */
export function validateLibraryOptions(world: MockServerState, options: LibraryOptions, self?: LibraryRecord): void {
  if (!world.isGenerated || options.root !== self?.root) validateRoot(options.root)
  const others = [...world.libraries.values()].filter(library => library.id !== self?.id)
  if (others.some(library => library.name === options.name)) throw createHttpProblem(400, 'Library name already exists')
  for (const other of others) {
    const conflict = `existing library ${other.name}: ${other.root}`
    if (isPathWithinFolder(options.root, other.root))
      throw createHttpProblem(400, `Library path ${options.root} is a child of ${conflict}`)
    if (isPathWithinFolder(other.root, options.root))
      throw createHttpProblem(400, `Library path ${options.root} is a parent of ${conflict}`)
  }
}

/** Returns whether a change of library options requires a new scan. */
export function libraryNeedsRescan(before: LibraryOptions, after: LibraryOptions): boolean {
  const scanOptions = ['root', 'oneshotsDirectory', 'scanCbx', 'scanPdf', 'scanEpub', 'scanForceModifiedTime'] as const
  const exclusions = (options: LibraryOptions) => [...options.scanDirectoryExclusions].sort().join('\n')
  return scanOptions.some(field => before[field] !== after[field]) || exclusions(before) !== exclusions(after)
}

function validateRoot(root: string): void {
  const stats = statSync(root, { throwIfNoEntry: false })
  if (!stats) throw createHttpProblem(400, `Library root folder does not exist: ${toFileUrl(root)}`)
  if (!stats.isDirectory()) throw createHttpProblem(400, `Library root folder is not a folder: ${toFileUrl(root)}`)
}

function readSentOptions(body: JsonRequestBody): Partial<LibraryOptions> {
  const flags = BOOLEAN_OPTIONS.flatMap(name => {
    const value = body.bool(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const exclusions = body.strings('scanDirectoryExclusions')
  const interval = body.enumValue('scanInterval', SCAN_INTERVALS)
  const cover = body.enumValue('seriesCover', SERIES_COVERS)
  const oneshots = body.text('oneshotsDirectory')
  return {
    ...(Object.fromEntries(flags) as Partial<LibraryOptions>),
    ...(exclusions ? { scanDirectoryExclusions: [...new Set(exclusions)] } : {}),
    ...(interval ? { scanInterval: interval } : {}),
    ...(cover ? { seriesCover: cover } : {}),
    ...(oneshots === undefined ? {} : { oneshotsDirectory: isBlankText(oneshots) ? null : oneshots }),
  }
}

function blankViolation(fieldName: string): RequestFieldViolation {
  return { fieldName, message: 'must not be blank' }
}
