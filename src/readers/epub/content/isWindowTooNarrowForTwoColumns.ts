import { createChapterPageLayout, type EpubAppearanceSettings } from './createEpubStyleSheet'

/** Returns whether the user has chosen two columns, but the window shows only a single column. */
export function isWindowTooNarrowForTwoColumns(
  settings: Pick<EpubAppearanceSettings, 'columns' | 'margins' | 'fontSize'>,
): boolean {
  const view = { width: window.innerWidth, height: window.innerHeight }
  const book = { direction: 'ltr', fixedLayout: false } as const
  const layout = createChapterPageLayout(view, { ...settings, layout: 'paginated' }, book)
  return settings.columns === 'two' && layout.columns === 1
}
