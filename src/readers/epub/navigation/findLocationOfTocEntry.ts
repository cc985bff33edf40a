import type { SpineItem, TocEntry } from '../epubPublication'
import type { EpubLocation } from '../locators/epubLocations'

/** Returns the location of a table-of-contents entry. Undefined if the entry leads to no chapter. */
export function findLocationOfTocEntry(
  { path, fragment }: Pick<TocEntry, 'path' | 'fragment'>,
  chapters: readonly SpineItem[],
): EpubLocation | undefined {
  const chapter = chapters.findIndex(item => item.path === path)
  if (chapter < 0) return undefined
  if (fragment === '') return { chapter, progression: 0 }
  return { chapter, progression: 0, ...(fragment.startsWith('epubcfi(') ? { cfi: fragment } : { fragment }) }
}
