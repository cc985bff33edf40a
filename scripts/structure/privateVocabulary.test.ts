import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import texts from '../../locales/en.json'

const root = join(import.meta.dirname, '../..')
/**
 * Words that must not occur in identifiers. The first version of the project used them with private meanings.
 * CONTRIBUTING.md contains the standard terms that replace them.
 */
const replacedWords =
  'amounts|arbiter|asked|deeds?|desk|dressed|entrance|farewell|gather|heirs?|kept|lacking|openers|patience|said|told|treatment|trouble|untold|wish'
/** Phrases that must not occur in identifiers. The standard terms in CONTRIBUTING.md replace them. */
const replacedPairs = 'at hand|coming to|face of|head start|look of|pinch and drag|stand in|walk controls|way back'
const REPLACED = new RegExp(`\\b(?:${replacedWords}|${replacedPairs})\\b`)
/**
 * Matches the text of a file that may contain a forbidden identifier. Only these files are parsed, because parsing all
 * files would take seconds.
 */
const PREFILTER = new RegExp(
  `(?:\\b|_)(?:${replacedWords})(?![a-z])|[a-z](?:${capitalize(replacedWords)})(?![a-z])|(?<![A-Z])(?:${replacedWords.toUpperCase()})(?![A-Z])|${toCamelCase(replacedPairs)}`,
)
/**
 * Names that this test allows, although `replacedWords` contains them. The names are properties of data that earlier
 * versions stored. The current version still needs the names in order to read this data.
 */
const allowedNames = ['told']

const files = ['src', 'server', 'mock-server', 'demo', 'scripts', 'tests'].flatMap(folder =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter(file => !/^(src\/generated|scripts\/draw-sample|tests\/journeys\/.+-snapshots)\//.test(file)),
)

/** Converts the first letter of each alternative of a pattern to upper case. For example, `a|b` becomes `A|B`. */
function capitalize(pattern: string): string {
  return pattern.replace(/(?:^|(?<=\|))[a-z]/g, letter => letter.toUpperCase())
}

/**
 * Converts each alternative of a pattern to camel case, both with a small and with a capital first letter. For example,
 * `way back` becomes `wayBack|WayBack`.
 */
function toCamelCase(pattern: string): string {
  const camel = pattern.replace(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return `${camel}|${capitalize(camel)}`
}

/**
 * Splits an identifier into its words, in lower case. For example, `maxFileCount` contains the words `max`, `file` and
 * `count`.
 */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

const isReplaced = (name: string) => !allowedNames.includes(name) && REPLACED.test(wordsOf(name).join(' '))

/**
 * Returns the identifiers in a source file. Words in comments and string literals are not included. Returns an empty
 * array if `PREFILTER` does not match the file.
 */
function listIdentifiers(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  if (!PREFILTER.test(text)) return []
  const identifiers = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) identifiers.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return [...identifiers]
}

/** Returns the full keys of all interface texts, with a dot between the names of nested keys. */
const listKeys = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => listKeys(child, `${path}.${key}`))
    : [path]

test('no identifier contains a word that a standard term has replaced', () => {
  const sources = files.filter(file => /\.(tsx?|mjs)$/.test(file))
  const found = sources.flatMap(file =>
    listIdentifiers(file)
      .filter(isReplaced)
      .map(name => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test('no file name, CSS class or translation key contains a word that a standard term has replaced', () => {
  const classes = files
    .filter(file => file.endsWith('.css'))
    .flatMap(file => readFileSync(join(root, file), 'utf8').match(/(?<=\.)[a-zA-Z][\w-]*(?=[^{}]*\{)/g) ?? [])
  expect([...files.map(file => basename(file)), ...classes, ...listKeys(texts)].filter(isReplaced)).toEqual([])
})
