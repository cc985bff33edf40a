import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const MAX_FILE_LINES = 250
const MAX_FUNCTION_LINES = 60

/**
 * Files that may have more than `MAX_FILE_LINES` lines. Each file contains a single class or parser whose methods use
 * the same private data.
 */
const allowedLongFiles = [
  'src/readers/epub/layout/chapterIframe.ts',
  'src/readers/epub/layout/chapterView.ts',
  'src/readers/epub/layout/epubRenderer.ts',
  'src/readers/epub/layout/scrolled/scrolledRenderer.ts',
  'src/readers/epub/sanitize/css/sanitizeCss.ts',
]
/**
 * Functions that may have more than `MAX_FUNCTION_LINES` lines. `EpubReader` is a component that only combines hooks.
 * `openBookImportStore` returns an object with many short methods.
 */
const allowedLongFunctions = ['EpubReader', 'openBookImportStore']

const sources = ['src', 'server', 'mock-server', 'demo', 'scripts'].flatMap(listSourceFiles).map(file => {
  const text = readFileSync(join(root, file), 'utf8')
  return { file, text, lineCount: text.trimEnd().split('\n').length }
})

/** Lists the source files of the product, without tests and generated code. */
function listSourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /(?<!\.test|\.d)\.(tsx?|mjs)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter(file => !file.startsWith('src/generated/'))
}

/**
 * Returns the file, the name and the length of each function with too many lines. Includes nested functions. Omits the
 * functions in `allowedLongFunctions`.
 */
function listLongFunctions({ file, text }: { file: string; text: string }): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const longFunctions: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
      const lineCount = lineOf(node.end) - lineOf(node.getStart(source)) + 1
      const name = (node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined))?.getText(
        source,
      )
      if (lineCount > MAX_FUNCTION_LINES && !allowedLongFunctions.includes(name ?? ''))
        longFunctions.push(`${file}: ${name} has ${lineCount} lines`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return longFunctions
}

test(`files have at most ${MAX_FILE_LINES} lines`, () => {
  const longFiles = sources.filter(
    ({ file, lineCount }) => lineCount > MAX_FILE_LINES && !allowedLongFiles.includes(file),
  )
  expect(longFiles.map(({ file, lineCount }) => `${file} has ${lineCount} lines`)).toEqual([])
})

test(`functions have at most ${MAX_FUNCTION_LINES} lines`, () => {
  const candidates = sources.filter(({ lineCount }) => lineCount > MAX_FUNCTION_LINES)
  expect(candidates.flatMap(listLongFunctions)).toEqual([])
})

test('the names of constants with a unit contain the unit', () => {
  const constant = /^(?:export )?const (\w+) = -?[\d_.]+(?: [*/] [\d_.]+)*$/gm
  const measure =
    /(?:^|_)(?:AGE|DELAY|DISTANCE|DURATION|EDGE|GAP|HEIGHT|INTERVAL|LENGTH|MARGIN|PADDING|RADIUS|TIME|TIMEOUT|WAIT|WIDTH)$|(?:[dD]elay|[dD]istance|[dD]uration|[hH]eight|[iI]nterval|[lL]ength|[mM]argin|[tT]imeout|[wW]idth)$/
  const withoutUnit = sources.flatMap(({ file, text }) =>
    [...text.matchAll(constant)].flatMap(([, name = '']) => (measure.test(name) ? [`${file}: ${name}`] : [])),
  )
  expect(withoutUnit).toEqual([])
})
