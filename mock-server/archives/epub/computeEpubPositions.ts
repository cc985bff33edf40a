import type { ReadiumLocator } from '../../state/libraryRecords'
import { archiveLimits } from '../archiveLimits'
import { InvalidZipError } from '../zip/zipFile'
import { roundToFloat32 } from './roundToFloat32'

const BYTES_PER_POSITION = 1024

/** File in an EPUB that the manifest names. `size` is the decompressed size in bytes. */
export type EpubResource = { path: string; mediaType: string; size: number; inReadingOrder: boolean }

/**
 * Returns the Readium positions of an EPUB. In a fixed-layout EPUB, each spine item has exactly 1 position. In a
 * reflowable EPUB, the number of positions of a spine item is its size divided by 1024 bytes, rounded up, but at least
 * 1.
 * @throws InvalidZipError when the EPUB has too many positions
 */
export function computeEpubPositions(resources: readonly EpubResource[], fixedLayout: boolean): ReadiumLocator[] {
  const files = resources.filter(resource => resource.inReadingOrder)
  const countOf = (file: EpubResource) => (fixedLayout ? 1 : Math.max(1, Math.ceil(file.size / BYTES_PER_POSITION)))
  const total = files.reduce((sum, file) => sum + countOf(file), 0)
  if (total > archiveLimits.epubPositionCount) throw new InvalidZipError('The book has too many positions')
  let position = 0
  return files.flatMap(file => {
    const count = countOf(file)
    return Array.from({ length: count }, (_, i): ReadiumLocator => {
      position += 1
      const locations = {
        progression: roundToFloat32(i / count),
        position,
        totalProgression: roundToFloat32(position / total),
      }
      return { href: file.path, type: file.mediaType, locations, ...(i === 0 ? { koboSpan: 'kobo.1.1' } : {}) }
    })
  })
}
