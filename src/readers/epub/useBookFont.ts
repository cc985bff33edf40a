import { useEffect, useMemo, useState } from 'react'
import { fontCssUrl } from '../../api/urls/fonts'
import { getFontCss } from '../../generated/fonts/fonts.calls'
import { ownFont } from '../../preferences/ownFonts'
import { useSetting } from '../settingsInForce'
import { type Font, type FontSource, faceOf, facesIn, fontSource, isOnDevice, quoted, systemFamilies } from './fonts'

/** The font that the person chose; undefined leaves it to the publisher. Files come after the first text. */
export function useBookFont(): Font | undefined {
  const [stored] = useSetting('epub.font')
  return useFoundFont(stored).font
}

interface Found {
  /** Absent leaves the text to the publisher's. */
  readonly font?: Font
  /** The choice cannot be had here: the server has it no longer, or this device never had it. */
  readonly isMissing: boolean
}

const unknown: Found = { isMissing: false }

/**
 * The font that a choice leads to, once it is there.
 * @param stored  the choice, as `storedFont` writes it
 */
export function useFoundFont(stored: string): Found {
  const source = useMemo(() => fontSource(stored), [stored])
  const [found, setFound] = useState<{ stored: string; faces: string | undefined }>()

  useEffect(() => {
    if (source.kind !== 'server' && source.kind !== 'own') return
    let made: string | undefined
    let gone = false
    const coming = source.kind === 'server' ? facesOfServer(source.name) : facesOfFile(source.name)
    coming.then(
      ({ faces, blob }) => {
        made = blob
        if (gone && blob) URL.revokeObjectURL(blob)
        if (!gone) setFound({ stored, faces })
      },
      () => !gone && setFound({ stored, faces: undefined }),
    )
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [source, stored])

  return useMemo(() => {
    const family = familyOf(source)
    if (!family) return unknown
    if (source.kind === 'system') return { font: { family, faces: '' }, isMissing: false }
    if (source.kind === 'local')
      return isOnDevice(source.name) ? { font: { family, faces: '' }, isMissing: false } : missing
    if (found?.stored !== stored) return unknown
    return found.faces === undefined ? missing : { font: { family, faces: found.faces }, isMissing: false }
  }, [source, stored, found])
}

const missing: Found = { isMissing: true }

const familyOf = (source: FontSource): string | undefined => {
  if (source.kind === 'publisher') return undefined
  return source.kind === 'system' ? systemFamilies[source.name] : quoted(source.name)
}

interface Faces {
  readonly faces: string
  readonly blob?: string
}

/** A style sheet may name files that the server has no longer. */
async function facesOfServer(name: string): Promise<Faces> {
  const faces = facesIn(String(await getFontCss(encodeURIComponent(name))), fontCssUrl(name))
  const sources = [...faces.matchAll(/src:\s*([^;}]+)/g)].map(([, source = '']) => source)
  await Promise.any(sources.map(source => new FontFace('Longbox', source).load()))
  return { faces }
}

async function facesOfFile(name: string): Promise<Faces> {
  const file = await ownFont(name)
  if (!file) throw new Error('not kept here')
  const blob = URL.createObjectURL(file)
  return { faces: faceOf(name, blob), blob }
}
