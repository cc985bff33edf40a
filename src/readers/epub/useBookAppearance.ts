import { useMemo } from 'react'
import { useSetting } from '../settings/effectiveSettings'
import type { BookAppearance } from './content/createEpubStyleSheet'
import { useBookFont } from './fonts/useBookFont'

/** Returns the appearance settings of the book. The object changes only when one of its values changes. */
export function useBookAppearance(): BookAppearance {
  const [appearance] = useSetting('epub.appearance')
  const [layout] = useSetting('epub.layout')
  const [columns] = useSetting('epub.columns')
  const [margins] = useSetting('epub.margins')
  const [fontSize] = useSetting('epub.fontSize')
  const [lineHeight] = useSetting('epub.lineHeight')
  const [align] = useSetting('epub.align')
  const [hyphenation] = useSetting('epub.hyphenation')
  const [letterSpacing] = useSetting('epub.letterSpacing')
  const [wordSpacing] = useSetting('epub.wordSpacing')
  const [paragraphSpacing] = useSetting('epub.paragraphSpacing')
  const font = useBookFont()
  const page = useMemo(() => ({ appearance, layout, columns, margins }), [appearance, layout, columns, margins])
  const text = useMemo(
    () => ({ fontSize, lineHeight, align, hyphenation, letterSpacing, wordSpacing, paragraphSpacing }),
    [fontSize, lineHeight, align, hyphenation, letterSpacing, wordSpacing, paragraphSpacing],
  )
  return useMemo(() => ({ ...page, ...text, ...(font && { font }) }), [page, text, font])
}
