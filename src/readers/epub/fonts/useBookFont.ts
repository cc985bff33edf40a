import { useMemo, useSyncExternalStore } from 'react'
import { useSetting } from '../../settings/effectiveSettings'
import { fontFaceRules } from './fontFaceRules'
import { type Font, type FontSource, isDeviceFont, parseFontSource, quoteFontFamily, systemFamilies } from './fonts'

/** Returns the selected font; undefined for the font of the publisher and until its files have loaded. */
export function useBookFont(): Font | undefined {
  const [stored] = useSetting('epub.font')
  return useResolvedFont(stored).font
}

interface Found {
  /** Undefined uses the font of the publisher. */
  readonly font?: Font
  /** True when neither the server nor this device has the selected font. */
  readonly isMissing: boolean
}

const unknown: Found = { isMissing: false }
const missing: Found = { isMissing: true }

/**
 * Loads a font.
 * @param stored  font source serialized by `serializeFontSource`
 */
export function useResolvedFont(stored: string): Found {
  const files = useMemo(() => fontFaceRules(stored), [stored])
  const found = useSyncExternalStore(files.listen, files.read)

  return useMemo(() => {
    const source = parseFontSource(stored)
    const family = familyOf(source)
    if (!family) return unknown
    if (source.kind === 'system') return { font: { family, faces: '' }, isMissing: false }
    if (source.kind === 'local')
      return isDeviceFont(source.name) ? { font: { family, faces: '' }, isMissing: false } : missing
    if (!found) return unknown
    return found === 'missing' ? missing : { font: { family, faces: found.faces }, isMissing: false }
  }, [stored, found])
}

const familyOf = (source: FontSource): string | undefined => {
  if (source.kind === 'publisher') return undefined
  return source.kind === 'system' ? systemFamilies[source.name] : quoteFontFamily(source.name)
}
