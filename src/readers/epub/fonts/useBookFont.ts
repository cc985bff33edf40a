import { useMemo, useSyncExternalStore } from 'react'
import { useSetting } from '../../settings/effectiveSettings'
import { fontFaceRules } from './fontFaceRules'
import { type Font, type FontSource, isDeviceFont, parseFontSource, quoteFontFamily, systemFamilies } from './fonts'

/** The font that the person chose; undefined leaves it to the publisher. Files come after the first text. */
export function useBookFont(): Font | undefined {
  const [stored] = useSetting('epub.font')
  return useResolvedFont(stored).font
}

interface Found {
  /** Absent leaves the text to the publisher's. */
  readonly font?: Font
  /** The choice cannot be had here: the server has it no longer, or this device never had it. */
  readonly isMissing: boolean
}

const unknown: Found = { isMissing: false }
const missing: Found = { isMissing: true }

/**
 * The font that a choice leads to, once it is there.
 * @param stored  the choice, as `serializeFontSource` writes it
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
