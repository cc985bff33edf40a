import { ServerError } from '../../../api/ServerError'
import { decodeUriSafely } from '../../../api/urls/epubResourceUrls'
import { getServerFontCssUrl } from '../../../api/urls/serverFontUrls'
import { getFontCss, getFontFile } from '../../../generated/fonts/fonts.calls'
import { readCustomFont } from '../../../preferences/databases/customFonts'
import { createEmitter } from '../../../preferences/emitter'
import { onServerOrSessionRestored } from '../../session/onServerOrSessionRestored'
import { createFontFaceRule, extractFontFaceRules, type FontSource, parseFontSource } from './fontSources'

interface FontFaces {
  readonly faces: string
  /** Blob URLs of the font files. The URLs are revoked when no open reader uses the font. */
  readonly blobUrls?: readonly string[]
}

const storesInUse = new Map<string, FontFaceStore>()

/**
 * Returns the store that loads the `@font-face` rules of a font. React reads the store with `useSyncExternalStore`.
 * @param stored serialized font source
 */
export const getFontFaceStore = (stored: string): FontFaceStore => storesInUse.get(stored) ?? new FontFaceStore(stored)

/**
 * Loads the `@font-face` rules of a font while the store has subscribers. After a failure, retries when the server is
 * reachable again or the user has signed in again.
 */
class FontFaceStore {
  private state: FontFaces | 'missing' | undefined
  private readonly changed = createEmitter(() => this.start())
  private readonly stored: string

  constructor(stored: string) {
    this.stored = stored
  }

  /**
   * Returns the `@font-face` rules of the font, or `missing` if the font is unavailable. Returns undefined while the
   * font loads, after a temporary failure, and for a font without `@font-face` rules.
   */
  readonly getSnapshot = () => this.state

  readonly subscribe = this.changed.subscribe

  private start(): () => void {
    const source = parseFontSource(this.stored)
    if (source.kind !== 'server' && source.kind !== 'custom') return () => {}
    storesInUse.set(this.stored, this)
    let isStopped = false
    let isLoading = false
    const load = async () => {
      if (isLoading || (this.state && this.state !== 'missing')) return
      isLoading = true
      const result = await loadFontFaces(source)
      isLoading = false
      if (isStopped) revokeBlobUrls(result)
      else this.setState(result)
    }
    const unsubscribe = onServerOrSessionRestored(load)
    load()
    return () => {
      isStopped = true
      unsubscribe()
      revokeBlobUrls(this.state)
      this.state = undefined
      if (storesInUse.get(this.stored) === this) storesInUse.delete(this.stored)
    }
  }

  private setState(result: FontFaces | 'missing' | undefined): void {
    this.state = result
    this.changed.emit()
  }
}

function revokeBlobUrls(result: FontFaces | 'missing' | undefined): void {
  if (typeof result === 'object') for (const blobUrl of result.blobUrls ?? []) URL.revokeObjectURL(blobUrl)
}

async function loadFontFaces({
  kind,
  name,
}: FontSource & { name: string }): Promise<FontFaces | 'missing' | undefined> {
  try {
    return await (kind === 'server' ? loadServerFontFaces(name) : loadCustomFontFaces(name))
  } catch (failure) {
    return isPermanentFontFailure(failure) ? 'missing' : undefined
  }
}

/** Whether the failure of a font is permanent: the file does not exist, or is not a usable font. */
const isPermanentFontFailure = (failure: unknown): boolean =>
  !(failure instanceof ServerError) || failure.status === 404

/**
 * Loads the `@font-face` rules of a font on the server. Downloads font files until a file is usable in the browser. The
 * browser loads the other font files when a text needs them.
 * @throws Error if the browser can use none of the font files, or ServerError if a request fails. A missing font file
 *   (404) counts as unusable.
 */
async function loadServerFontFaces(name: string): Promise<FontFaces> {
  const faces = extractFontFaceRules(String(await getFontCss(name)), getServerFontCssUrl(name))
  const rules = faces
    .split('\n@')
    .toSorted((first, second) => Number(isBoldOrItalic(first)) - Number(isBoldOrItalic(second)))
  for (const [, source = ''] of rules.join('\n').matchAll(/src:\s*([^;}]+)/g)) {
    if (await hasUsableSource(source, name)) return { faces }
  }
  throw new Error('no usable font file')
}

/**
 * Whether a `@font-face` rule defines a bold or italic font. These rules are sorted to the end, so that
 * {@link loadServerFontFaces} first downloads a regular font.
 */
const isBoldOrItalic = (rule: string): boolean =>
  /font-weight:\s*(bold|[6-9]00)|font-style:\s*(italic|oblique)/i.test(rule)

/**
 * Whether a CSS `src` value contains a usable font file. Browsers do not report why a font has failed to load. After a
 * failure, this function therefore downloads the files itself, to distinguish a damaged file from a failed request.
 */
async function hasUsableSource(source: string, name: string): Promise<boolean> {
  if (await canLoadFont(source)) return true
  const folderUrl = new URL('.', getServerFontCssUrl(name)).href
  for (const [, address = ''] of source.matchAll(/url\("([^"]+)"\)/g)) {
    try {
      const file = await getFontFile(name, decodeUriSafely(address.slice(folderUrl.length)))
      if (await canLoadFont(await file.arrayBuffer())) return true
    } catch (failure) {
      if (!isPermanentFontFailure(failure)) throw failure
    }
  }
  return false
}

const canLoadFont = (source: string | ArrayBuffer): Promise<boolean> =>
  new FontFace('Longbox', source).load().then(
    () => true,
    () => false,
  )

async function loadCustomFontFaces(name: string): Promise<FontFaces> {
  const file = await readCustomFont(name)
  if (!file) throw new Error('font is not stored on this device')
  const blobUrl = URL.createObjectURL(file)
  return { faces: createFontFaceRule(name, blobUrl), blobUrls: [blobUrl] }
}
