import type { PreferenceName } from '../../../preferences/preferenceStore'
import type { EpubPublication } from '../epubPublication'
import type { EpubRenditionFlow } from './epubPackageData'

/**
 * Returns the reader settings that a book declares. If most chapters declare a scrolled `rendition:flow`, the result
 * contains the scrolled layout. Otherwise, the result is empty.
 */
export const getSettingsDeclaredByBook = (publication: EpubPublication): ReadonlyMap<PreferenceName, unknown> =>
  new Map(mostChaptersFlow(publication, flow => flow.startsWith('scrolled')) ? [['epub.layout', 'scroll']] : [])

/**
 * Whether each chapter scrolls separately in the scrolled layout. If false, all chapters form a single scrolled column.
 */
export const doesBookScrollChapterByChapter = (publication: EpubPublication): boolean =>
  mostChaptersFlow(publication, flow => flow === 'scrolled-doc')

function mostChaptersFlow({ chapters }: EpubPublication, isMatch: (flow: EpubRenditionFlow) => boolean): boolean {
  const items = chapters.flatMap(chapter => chapter.package ?? [])
  return items.filter(({ flow }) => isMatch(flow)).length * 2 > items.length
}
