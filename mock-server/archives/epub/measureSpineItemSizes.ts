import { archiveLimits } from '../archiveLimits'
import { InvalidZipError } from '../zip/zipFile'
import type { EpubPackage } from './epubPackage'

export type SpineItemMeasurements = {
  /** Decompressed size of each spine item in bytes. The key is the path of the spine item. */
  sizes: ReadonlyMap<string, number>
  /**
   * Whether the EPUB was converted for Kobo e-readers. The converter adds `span` elements with the class `koboSpan`.
   */
  isKepub: boolean
}

/**
 * Measures the decompressed size of each spine item of an EPUB. Skips items that are missing, damaged or larger than
 * `archiveLimits.epubChapterBytes`.
 * @throws InvalidZipError when the total size of the measured items exceeds `archiveLimits.epubTotalBytes`
 */
export function measureSpineItemSizes({ zip, spine }: EpubPackage): SpineItemMeasurements {
  const sizes = new Map<string, number>()
  let isKepub = false
  let total = 0
  for (const path of new Set(spine.map(item => item.path))) {
    const entry = zip.get(path)
    if (!entry) continue
    const bytes = readOrUndefined(() => zip.read(entry, archiveLimits.epubChapterBytes))
    if (!bytes) continue
    total += bytes.length
    if (total > archiveLimits.epubTotalBytes) throw new InvalidZipError('The chapters are too large')
    sizes.set(path, bytes.length)
    isKepub ||= hasKoboSpan(bytes)
  }
  return { sizes, isKepub }
}

function hasKoboSpan(bytes: Buffer): boolean {
  for (let offset = bytes.indexOf('koboSpan'); offset >= 0; offset = bytes.indexOf('koboSpan', offset + 1)) {
    const before = bytes.toString('latin1', Math.max(0, offset - 256), offset)
    if (/class=["'](?:[^"']*[^\w"'])?$/.test(before) && !/\w/.test(String.fromCharCode(bytes[offset + 8] ?? 32)))
      return true
  }
  return false
}

function readOrUndefined(read: () => Buffer): Buffer | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
