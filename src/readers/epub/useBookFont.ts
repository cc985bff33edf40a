import { useEffect, useMemo, useState } from 'react'
import { fontCssUrl } from '../../api/urls/fonts'
import { getFontCss } from '../../generated/fonts/fonts.calls'
import { ownFont } from '../../preferences/ownFonts'
import { useSetting } from '../settingsInForce'
import { type Font, faceOf, facesIn, fontSource, quoted, systemFamilies } from './fonts'

/** The font that the person chose; undefined leaves it to the publisher. Files come after the first text. */
export function useBookFont(): Font | undefined {
  const [stored] = useSetting('epub.font')
  const source = useMemo(() => fontSource(stored), [stored])
  const [files, setFiles] = useState<{ stored: string; faces: string }>()

  useEffect(() => {
    if (source.kind !== 'server' && source.kind !== 'own') return
    let made: string | undefined
    let gone = false
    const found = source.kind === 'server' ? facesOfServer(source.name) : facesOfFile(source.name)
    found.then(({ faces, blob }) => {
      made = blob
      if (gone && blob) URL.revokeObjectURL(blob)
      if (!gone) setFiles({ stored, faces })
    })
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [source, stored])

  const faces = files?.stored === stored ? files.faces : ''
  return useMemo(() => {
    if (source.kind === 'publisher') return undefined
    const family = source.kind === 'system' ? systemFamilies[source.name] : quoted(source.name)
    return { family, faces }
  }, [source, faces])
}

interface Faces {
  readonly faces: string
  readonly blob?: string
}

/** A server that has the font no longer leaves the publisher's. */
const facesOfServer = async (name: string): Promise<Faces> => ({
  faces: facesIn(String(await getFontCss(encodeURIComponent(name)).catch(() => '')), fontCssUrl(name)),
})

async function facesOfFile(name: string): Promise<Faces> {
  const file = await ownFont(name).catch(() => undefined)
  if (!file) return { faces: '' }
  const blob = URL.createObjectURL(file)
  return { faces: faceOf(name, blob), blob }
}
