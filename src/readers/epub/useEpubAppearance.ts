import { useMemo } from 'react'
import { useReaderSetting } from '../settings/effectiveReaderSettings'
import type { EpubAppearanceSettings } from './content/createEpubStyleSheet'
import { useEpubTextFont } from './fonts/useEpubTextFont'

/**
 * Returns the settings for the appearance of the book. The returned object changes only when a setting or the loaded
 * font changes.
 */
export function useEpubAppearance(): EpubAppearanceSettings {
  const [appearance] = useReaderSetting('epub.appearance')
  const [layout] = useReaderSetting('epub.layout')
  const [columns] = useReaderSetting('epub.columns')
  const [margins] = useReaderSetting('epub.margins')
  const [fontSize] = useReaderSetting('epub.fontSize')
  const [lineHeight] = useReaderSetting('epub.lineHeight')
  const [align] = useReaderSetting('epub.align')
  const [hyphenation] = useReaderSetting('epub.hyphenation')
  const [letterSpacing] = useReaderSetting('epub.letterSpacing')
  const [wordSpacing] = useReaderSetting('epub.wordSpacing')
  const [paragraphSpacing] = useReaderSetting('epub.paragraphSpacing')
  const font = useEpubTextFont()
  const page = useMemo(() => ({ appearance, layout, columns, margins }), [appearance, layout, columns, margins])
  const text = useMemo(
    () => ({ fontSize, lineHeight, align, hyphenation, letterSpacing, wordSpacing, paragraphSpacing }),
    [fontSize, lineHeight, align, hyphenation, letterSpacing, wordSpacing, paragraphSpacing],
  )
  return useMemo(() => ({ ...page, ...text, ...(font && { font }) }), [page, text, font])
}
