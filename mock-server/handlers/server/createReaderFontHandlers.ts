import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { HttpHandler } from 'msw'
import { archiveLimits } from '../../archives/archiveLimits'
import type { MockServerOptions } from '../../http/createMockServer'
import { createHttpProblem } from '../../http/httpProblems'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { createByteRangeResponse } from '../../responses/createByteRangeResponse'
import { createContentDispositionHeader } from '../../responses/formatResponseValues'
import { readFileWithSizeLimit } from '../../state/libraryFiles'
import type { MockServerState } from '../../state/mockServerState'

const CSS_FORMATS_BY_EXTENSION: Record<string, string> = {
  '.woff': 'woff',
  '.woff2': 'woff2',
  '.ttf': 'truetype',
  '.otf': 'opentype',
}

/**
 * Creates the request handlers for the fonts of the reader. A font family is a folder of font files. The font families
 * in `fontsDir` come first. The font families in `files/fonts` follow. An administrator can add font families to
 * `files/fonts`, which is a folder in the data folder.
 */
export function createReaderFontHandlers(
  world: MockServerState,
  { fontsDir }: Pick<MockServerOptions, 'fontsDir'>,
): HttpHandler[] {
  const families = () =>
    new Map([fontsDir, join(world.filesDir, 'fonts')].flatMap(folder => (folder ? listFontFamilies(folder) : [])))
  const filesOf = (family: string) => listFontFiles(families().get(family))
  return [
    mswHttpWithApiTypes.get('/api/v1/fonts/families', ({ response }) => response(200).json([...families().keys()])),
    mswHttpWithApiTypes.get('/api/v1/fonts/resource/{fontFamily}/css', ({ request, params, response }) => {
      const files = filesOf(params.fontFamily)
      if (!files.length) throw createHttpProblem(404)
      const headers = attachmentHeaders('text/css', `${params.fontFamily}.css`)
      const bytes = Buffer.from(fontStyleSheet(params.fontFamily, files))
      return response.untyped(createByteRangeResponse(request, bytes, headers))
    }),
    mswHttpWithApiTypes.get('/api/v1/fonts/resource/{fontFamily}/{fontFile}', ({ request, params, response }) => {
      const folder = families().get(params.fontFamily)
      if (folder === undefined || !filesOf(params.fontFamily).includes(params.fontFile)) throw createHttpProblem(404)
      const headers = attachmentHeaders(`font/${extname(params.fontFile).slice(1)}`, params.fontFile)
      const bytes = new Uint8Array(readFontFile(join(folder, params.fontFile)))
      return response.untyped(createByteRangeResponse(request, bytes, headers))
    }),
  ]
}

function attachmentHeaders(contentType: string, fileName: string): Record<string, string> {
  return {
    'content-type': contentType,
    'content-disposition': createContentDispositionHeader('attachment', fileName),
  }
}

/**
 * Reads a font.
 * @throws HttpProblem with status 404 if the path is not a regular file, or the file is larger than
 *   `archiveLimits.fontBytes`
 */
function readFontFile(path: string): Buffer {
  try {
    return readFileWithSizeLimit(path, archiveLimits.fontBytes)
  } catch {
    throw createHttpProblem(404)
  }
}

/** Returns the name and the path of each subfolder, sorted by name. Returns an empty list for a missing folder. */
function listFontFamilies(folder: string): [string, string][] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }): [string, string] => [name, join(folder, name)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

function listFontFiles(folder: string | undefined): string[] {
  if (folder === undefined) return []
  return readdirSync(folder)
    .filter(name => extname(name).toLowerCase() in CSS_FORMATS_BY_EXTENSION)
    .sort()
}

function fontStyleSheet(family: string, files: readonly string[]): string {
  const styles = new Map<string, string[]>()
  for (const file of files) {
    const style = `${/bold/i.test(file) ? 'bold' : 'normal'} ${/italic|oblique/i.test(file) ? 'italic' : 'normal'}`
    styles.set(style, [...(styles.get(style) ?? []), file])
  }
  const rules = [...styles].map(([style, names]) => {
    const [weight, slope] = style.split(' ')
    const sources = names.map(
      name => `url('${name}') format('${CSS_FORMATS_BY_EXTENSION[extname(name).toLowerCase()] ?? ''}')`,
    )
    return `@font-face {\n    font-family: '${family}';\n    src: ${sources.join(',')};\n    font-weight: ${weight};\n    font-style: ${slope};\n}\n`
  })
  return rules.join('\n')
}
