import type { PreferenceName } from '../../../preferences/preferenceStore'
import type { EpubPublication } from '../epubPublication'

/** Returns the settings that the package document declares: the scrolled layout of `rendition:flow`. */
export function settingsDeclaredByBook({ chapters }: EpubPublication): ReadonlyMap<PreferenceName, unknown> {
  const items = chapters.flatMap(chapter => chapter.package ?? [])
  const scrolled = items.filter(({ flow }) => flow.startsWith('scrolled'))
  return new Map(scrolled.length * 2 > items.length ? [['epub.layout', 'scroll']] : [])
}
