import { useMemo, useSyncExternalStore } from 'react'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import { getFontFaceStore } from './fontFaceStore'
import {
  type FontSource,
  isFontInstalled,
  parseFontSource,
  quoteCssFontNameOrUrl,
  systemFontFamilies,
  type TextFont,
} from './fontSources'

/**
 * Returns the selected font. Undefined for the font of the publisher, while the font loads, and if the font is missing.
 */
export function useEpubTextFont(): TextFont | undefined {
  const [stored] = useReaderSetting('epub.font')
  return useFontFromSource(stored).font
}

interface ResolvedFont {
  /** Loaded font. Undefined for the font of the publisher, while the font loads, and if the font is missing. */
  readonly font?: TextFont
  readonly isMissing: boolean
}

const unresolvedFont: ResolvedFont = { isMissing: false }
const missingFont: ResolvedFont = { isMissing: true }

/**
 * Loads a font.
 * @param stored  font source from `serializeFontSource`
 */
export function useFontFromSource(stored: string): ResolvedFont {
  const store = useMemo(() => getFontFaceStore(stored), [stored])
  const faces = useSyncExternalStore(store.subscribe, store.getSnapshot)

  return useMemo(() => {
    const source = parseFontSource(stored)
    const family = fontFamilyOf(source)
    if (!family) return unresolvedFont
    if (source.kind === 'system') return { font: { family, faces: '' }, isMissing: false }
    if (source.kind === 'local')
      return isFontInstalled(source.name) ? { font: { family, faces: '' }, isMissing: false } : missingFont
    if (!faces) return unresolvedFont
    return faces === 'missing' ? missingFont : { font: { family, faces: faces.faces }, isMissing: false }
  }, [stored, faces])
}

const fontFamilyOf = (source: FontSource): string | undefined => {
  if (source.kind === 'publisher') return undefined
  return source.kind === 'system' ? systemFontFamilies[source.name] : quoteCssFontNameOrUrl(source.name)
}
