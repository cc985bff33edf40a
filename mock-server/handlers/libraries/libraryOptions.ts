import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileAddress } from '../../archives/fileAddress'
import { type Body, isBlank } from '../../http/body'
import { problem, type Violation, violations } from '../../http/problems'
import { LIBRARY_DEFAULTS, type LibraryOptions } from '../../scanner/addLibrary'
import { isWithin } from '../../world/paths'
import type { LibraryRecord } from '../../world/records'
import type { World } from '../../world/world'

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
 * Reads the options of a new library.
 * @throws violations for a blank name or root
 */
export function readCreation(body: Body): LibraryOptions {
  body.required('name', 'root')
  body.notNull(...BOOLEAN_OPTIONS, 'scanInterval', 'seriesCover', 'scanDirectoryExclusions')
  const name = body.text('name') ?? ''
  const root = body.text('root') ?? ''
  const faults = [
    ['name', name],
    ['root', root],
  ]
    .filter(([, value]) => isBlank(value))
    .map(([fieldName]) => blank(fieldName ?? ''))
  const options = { ...LIBRARY_DEFAULTS, name, root: resolve(root), ...givenOptions(body) }
  if (faults.length) throw violations(faults)
  return options
}

/**
 * Applies a body to the options of a library. Absent and null fields keep their value, except the two that null clears.
 * @throws violations for a blank name or root
 */
export function readUpdate(body: Body, library: LibraryRecord): LibraryOptions {
  const root = body.text('root')
  const named = ['name', 'root'].filter(field => body.text(field) !== undefined && isBlank(body.text(field)))
  const given = givenOptions(body)
  if (named.length)
    throw violations(named.flatMap(fieldName => [{ fieldName, message: 'must be null' }, blank(fieldName)]))
  const cleared = {
    ...(body.isNull('scanDirectoryExclusions') ? { scanDirectoryExclusions: [] } : {}),
    ...(body.isNull('oneshotsDirectory') ? { oneshotsDirectory: null } : {}),
  }
  const { id: _, unavailable: __, ...options } = library
  return {
    ...options,
    name: body.text('name') ?? library.name,
    root: root === undefined ? library.root : resolve(root),
    ...given,
    ...cleared,
  }
}

/**
 * Validates name and folder of a library (server-facts 4.6).
 * @param self the library being edited
 * @throws a problem with status 400
 */
export function checkLibrary(world: World, options: LibraryOptions, self?: LibraryRecord): void {
  if (!world.drawn || options.root !== self?.root) checkRoot(options.root)
  const others = [...world.libraries.values()].filter(library => library.id !== self?.id)
  if (others.some(library => library.name === options.name)) throw problem(400, 'Library name already exists')
  for (const other of others) {
    const place = `existing library ${other.name}: ${other.root}`
    if (isWithin(options.root, other.root)) throw problem(400, `Library path ${options.root} is a child of ${place}`)
    if (isWithin(other.root, options.root)) throw problem(400, `Library path ${options.root} is a parent of ${place}`)
  }
}

/** Whether a change of options requires a new scan. */
export function needsScan(before: LibraryOptions, after: LibraryOptions): boolean {
  const telling = ['root', 'oneshotsDirectory', 'scanCbx', 'scanPdf', 'scanEpub', 'scanForceModifiedTime'] as const
  const exclusions = (options: LibraryOptions) => [...options.scanDirectoryExclusions].sort().join('\n')
  return telling.some(field => before[field] !== after[field]) || exclusions(before) !== exclusions(after)
}

function checkRoot(root: string): void {
  const stats = statSync(root, { throwIfNoEntry: false })
  if (!stats) throw problem(400, `Library root folder does not exist: ${fileAddress(root)}`)
  if (!stats.isDirectory()) throw problem(400, `Library root folder is not a folder: ${fileAddress(root)}`)
}

function givenOptions(body: Body): Partial<LibraryOptions> {
  const flags = BOOLEAN_OPTIONS.flatMap(name => {
    const value = body.bool(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const exclusions = body.texts('scanDirectoryExclusions')
  const interval = body.word('scanInterval', SCAN_INTERVALS)
  const cover = body.word('seriesCover', SERIES_COVERS)
  const oneshots = body.text('oneshotsDirectory')
  return {
    ...(Object.fromEntries(flags) as Partial<LibraryOptions>),
    ...(exclusions ? { scanDirectoryExclusions: [...new Set(exclusions)] } : {}),
    ...(interval ? { scanInterval: interval } : {}),
    ...(cover ? { seriesCover: cover } : {}),
    ...(oneshots === undefined ? {} : { oneshotsDirectory: isBlank(oneshots) ? null : oneshots }),
  }
}

function blank(fieldName: string): Violation {
  return { fieldName, message: 'must not be blank' }
}
