import { ServerError } from '../../../api/ServerError'
import { fontCssUrl } from '../../../api/urls/fonts'
import { decodePath } from '../../../api/urls/resources'
import { getFontCss, getFontFile } from '../../../generated/fonts/fonts.calls'
import { readCustomFont } from '../../../preferences/customFonts'
import { onSignedInAgain } from '../../session/signedInAgain'
import { type FontSource, fontFaceOf, parseFontFaces, parseFontSource } from './fonts'

/** `@font-face` rules of a font. */
interface Faces {
  readonly faces: string
  /** Blob URLs to revoke when the font is no longer used. */
  readonly blobs?: readonly string[]
}

const shared = new Map<string, FontFiles>()

/**
 * Returns the store of a font for `useSyncExternalStore`; subscribers to the same font share it.
 * @param stored  the serialized font source
 */
export const fontFaceRules = (stored: string): FontFiles => shared.get(stored) ?? new FontFiles(stored)

/** Loads the rules of a font while it has subscribers; retries when the server or the session is restored. */
class FontFiles {
  private found: Faces | 'missing' | undefined
  private readonly listeners = new Set<() => void>()
  private stop = () => {}
  private readonly stored: string

  constructor(stored: string) {
    this.stored = stored
  }

  /** `missing` when the font is unavailable, undefined while it may still load. */
  readonly read = () => this.found

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    if (this.listeners.size === 1) this.begin()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.stop()
    }
  }

  private begin(): void {
    const source = parseFontSource(this.stored)
    if (source.kind !== 'server' && source.kind !== 'own') return
    shared.set(this.stored, this)
    let gone = false
    let asking = false
    const ask = async () => {
      if (asking || (this.found && this.found !== 'missing')) return
      asking = true
      const found = await filesOf(source)
      asking = false
      if (gone) letGo(found)
      else this.tell(found)
    }
    const stopHearing = onSignedInAgain(ask)
    ask()
    this.stop = () => {
      gone = true
      stopHearing()
      letGo(this.found)
      this.found = undefined
      if (shared.get(this.stored) === this) shared.delete(this.stored)
    }
  }

  private tell(found: Faces | 'missing' | undefined): void {
    this.found = found
    for (const listener of this.listeners) listener()
  }
}

function letGo(found: Faces | 'missing' | undefined): void {
  if (typeof found === 'object') for (const blob of found.blobs ?? []) URL.revokeObjectURL(blob)
}

async function filesOf({ kind, name }: FontSource & { name: string }): Promise<Faces | 'missing' | undefined> {
  try {
    return await (kind === 'server' ? facesOfServer(name) : facesOfFile(name))
  } catch (failure) {
    return isGone(failure) ? 'missing' : undefined
  }
}

/** Whether a retry is unlikely to succeed: the file does not exist or is no usable font. */
const isGone = (failure: unknown): boolean => !(failure instanceof ServerError) || failure.status === 404

/**
 * Loads the rules of a font of the server. Their files may be missing on the server, so one file is loaded to
 * prove that the font is usable; the others load when the text needs them.
 */
async function facesOfServer(name: string): Promise<Faces> {
  const faces = parseFontFaces(String(await getFontCss(name)), fontCssUrl(name))
  const rules = faces.split('\n@').toSorted((one, other) => Number(isSpecial(one)) - Number(isSpecial(other)))
  for (const [, source = ''] of rules.join('\n').matchAll(/src:\s*([^;}]+)/g)) {
    if (await isUsable(source, name)) return { faces }
  }
  throw new Error('no usable font file')
}

/** Sorted last, because a text needs the regular face first. */
const isSpecial = (rule: string): boolean => /font-weight:\s*(bold|[6-9]00)|font-style:\s*(italic|oblique)/i.test(rule)

/**
 * Whether the browser can load one of the sources. The browser does not report why a font failed, so the file is
 * fetched again for the status of the response.
 */
async function isUsable(source: string, name: string): Promise<boolean> {
  if (await isDrawn(source)) return true
  const beside = new URL('.', fontCssUrl(name)).href
  for (const [, address = ''] of source.matchAll(/url\("([^"]+)"\)/g)) {
    try {
      const file = await getFontFile(name, decodePath(address.slice(beside.length)))
      if (await isDrawn(await file.arrayBuffer())) return true
    } catch (failure) {
      if (!isGone(failure)) throw failure
    }
  }
  return false
}

const isDrawn = (source: string | ArrayBuffer): Promise<boolean> =>
  new FontFace('Longbox', source).load().then(
    () => true,
    () => false,
  )

async function facesOfFile(name: string): Promise<Faces> {
  const file = await readCustomFont(name)
  if (!file) throw new Error('font is not stored on this device')
  const blob = URL.createObjectURL(file)
  return { faces: fontFaceOf(name, blob), blobs: [blob] }
}
