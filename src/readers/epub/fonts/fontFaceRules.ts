import { ServerError } from '../../../api/ServerError'
import { fontCssUrl } from '../../../api/urls/fonts'
import { decodePath } from '../../../api/urls/resources'
import { getFontCss, getFontFile } from '../../../generated/fonts/fonts.calls'
import { readCustomFont } from '../../../preferences/customFonts'
import { createEmitter } from '../../../preferences/emitter'
import { onSignedInAgain } from '../../session/signedInAgain'
import { type FontSource, fontFaceOf, parseFontFaces, parseFontSource } from './fonts'

/** The rules that tell where a font's files are. */
interface Faces {
  readonly faces: string
  /** Addresses to revoke when the font is no longer used. */
  readonly blobs?: readonly string[]
}

const shared = new Map<string, FontFiles>()

/** The files of a choice of font; all who ask for the same choice while it is in use share them. */
export const fontFaceRules = (stored: string): FontFiles => shared.get(stored) ?? new FontFiles(stored)

/** The files of one choice, asked for as long as somebody listens, and anew each time the server is there again. */
class FontFiles {
  private found: Faces | 'missing' | undefined
  private readonly changed = createEmitter(() => this.begin())
  private readonly stored: string

  constructor(stored: string) {
    this.stored = stored
  }

  /** `missing` when they cannot be had here, undefined while they may come. */
  readonly read = () => this.found

  readonly listen = this.changed.subscribe

  private begin(): () => void {
    const source = parseFontSource(this.stored)
    if (source.kind !== 'server' && source.kind !== 'own') return () => {}
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
    return () => {
      gone = true
      stopHearing()
      letGo(this.found)
      this.found = undefined
      if (shared.get(this.stored) === this) shared.delete(this.stored)
    }
  }

  private tell(found: Faces | 'missing' | undefined): void {
    this.found = found
    this.changed.emit()
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

/** Whether asking again helps little: it is not there, or nothing that draws letters. */
const isGone = (failure: unknown): boolean => !(failure instanceof ServerError) || failure.status === 404

/** A style sheet may name files that the server has no longer: one of them is fetched, the others as the text needs them. */
async function facesOfServer(name: string): Promise<Faces> {
  const faces = parseFontFaces(String(await getFontCss(name)), fontCssUrl(name))
  const rules = faces.split('\n@').toSorted((one, other) => Number(isSpecial(one)) - Number(isSpecial(other)))
  for (const [, source = ''] of rules.join('\n').matchAll(/src:\s*([^;}]+)/g)) {
    if (await isUsable(source, name)) return { faces }
  }
  throw new Error('no file')
}

/** Bold or slanted letters: a text begins with the others. */
const isSpecial = (rule: string): boolean => /font-weight:\s*(bold|[6-9]00)|font-style:\s*(italic|oblique)/i.test(rule)

/** The browser does not say why it has no file of a font: the server does. */
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
  if (!file) throw new Error('not kept here')
  const blob = URL.createObjectURL(file)
  return { faces: fontFaceOf(name, blob), blobs: [blob] }
}
