import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { HttpHandler } from 'msw'
import { archiveLimits } from '../../archives/archiveLimits'
import { createHttpProblem } from '../../http/httpProblems'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { readFileWithSizeLimit } from '../../state/libraryFiles'
import type { MockServerState } from '../../state/mockServerState'

const BUILT_IN_FAMILY = 'OpenDyslexic'
const BUILT_IN_FILES = ['Bold-Italic', 'Bold', 'Italic', 'Regular'].flatMap(style =>
  ['woff', 'woff2'].map(type => `${BUILT_IN_FAMILY}-${style}.${type}`),
)
const CSS_FORMATS_BY_EXTENSION: Record<string, string> = {
  '.woff': 'woff',
  '.woff2': 'woff2',
  '.ttf': 'truetype',
  '.otf': 'opentype',
}

/**
 * Request handlers for the fonts of the reader. Each folder `fonts/FAMILY/` in the data folder is a font family. The
 * list of families also contains a built-in family, which has no files.
 */
export function createReaderFontHandlers(world: MockServerState): HttpHandler[] {
  const folder = () => join(world.filesDir, 'fonts')
  return [
    mswHttpWithApiTypes.get('/api/v1/fonts/families', ({ response }) =>
      response(200).json([BUILT_IN_FAMILY, ...listFontFamilies(folder())]),
    ),
    mswHttpWithApiTypes.get('/api/v1/fonts/resource/{fontFamily}/css', ({ params, response }) => {
      const files = listFontFiles(folder(), params.fontFamily)
      if (!files.length) throw createHttpProblem(404)
      const headers = {
        'content-type': 'text/css',
        'content-disposition': `attachment; filename="${params.fontFamily}.css"`,
        'accept-ranges': 'bytes',
      }
      return response.untyped(new Response(fontStyleSheet(params.fontFamily, files), { headers }))
    }),
    mswHttpWithApiTypes.get('/api/v1/fonts/resource/{fontFamily}/{fontFile}', ({ params, response }) => {
      const path = join(folder(), params.fontFamily, params.fontFile)
      if (
        !listFontFamilies(folder()).includes(params.fontFamily) ||
        !listFontFiles(folder(), params.fontFamily).includes(params.fontFile)
      )
        throw createHttpProblem(404)
      const type = extname(path).slice(1)
      return response.untyped(
        new Response(new Uint8Array(readFontFile(path)), {
          headers: { 'content-type': `font/${type}`, 'accept-ranges': 'bytes' },
        }),
      )
    }),
  ]
}

/**
 * Reads a font.
 * @throws HttpProblem with status 404 if the path is not a regular file, or the file is larger than the limit
 */
function readFontFile(path: string): Buffer {
  try {
    return readFileWithSizeLimit(path, archiveLimits.fontBytes)
  } catch {
    throw createHttpProblem(404)
  }
}

function listFontFamilies(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

function listFontFiles(folder: string, family: string): string[] {
  if (listFontFamilies(folder).includes(family))
    return readdirSync(join(folder, family))
      .filter(name => extname(name).toLowerCase() in CSS_FORMATS_BY_EXTENSION)
      .sort()
  return family === BUILT_IN_FAMILY ? BUILT_IN_FILES : []
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
