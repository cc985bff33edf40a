import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { HttpHandler } from 'msw'
import { http } from '../../http/openApiHttp'
import { problem } from '../../http/problems'
import type { World } from '../../world/world'

const BUILT_IN = 'OpenDyslexic'
const BUILT_IN_FILES = ['Bold-Italic', 'Bold', 'Italic', 'Regular'].flatMap(style =>
  ['woff', 'woff2'].map(type => `${BUILT_IN}-${style}.${type}`),
)
const CSS_FORMATS_BY_EXTENSION: Record<string, string> = {
  '.woff': 'woff',
  '.woff2': 'woff2',
  '.ttf': 'truetype',
  '.otf': 'opentype',
}

/**
 * Handlers of reader fonts: the built-in family, for which the mock server has no files, and the families in
 * `fonts/FAMILY/` of the data folder.
 */
export function fontsHandlers(world: World): HttpHandler[] {
  const folder = () => join(world.filesDir, 'fonts')
  return [
    http.get('/api/v1/fonts/families', ({ response }) => response(200).json([BUILT_IN, ...familiesIn(folder())])),
    http.get('/api/v1/fonts/resource/{fontFamily}/css', ({ params, response }) => {
      const files = filesOf(folder(), params.fontFamily)
      if (!files.length) throw problem(404)
      const headers = {
        'content-type': 'text/css',
        'content-disposition': `attachment; filename="${params.fontFamily}.css"`,
        'accept-ranges': 'bytes',
      }
      return response.untyped(new Response(styleSheet(params.fontFamily, files), { headers }))
    }),
    http.get('/api/v1/fonts/resource/{fontFamily}/{fontFile}', ({ params, response }) => {
      const path = join(folder(), params.fontFamily, params.fontFile)
      if (
        !familiesIn(folder()).includes(params.fontFamily) ||
        !filesOf(folder(), params.fontFamily).includes(params.fontFile)
      )
        throw problem(404)
      const type = extname(path).slice(1)
      return response.untyped(
        new Response(new Uint8Array(readFileSync(path)), {
          headers: { 'content-type': `font/${type}`, 'accept-ranges': 'bytes' },
        }),
      )
    }),
  ]
}

function familiesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

function filesOf(folder: string, family: string): string[] {
  if (familiesIn(folder).includes(family))
    return readdirSync(join(folder, family))
      .filter(name => extname(name).toLowerCase() in CSS_FORMATS_BY_EXTENSION)
      .sort()
  return family === BUILT_IN ? BUILT_IN_FILES : []
}

/** CSS with one @font-face rule per weight and style. File names determine both. */
function styleSheet(family: string, files: readonly string[]): string {
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
