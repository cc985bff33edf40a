import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Role } from '../src/generated/model.schemas'

type Condition = { path?: string | string[]; pathNot?: string | string[] }
type Rule = { name: string; comment?: string; from: Condition; to: Condition }

const root = join(import.meta.dirname, '..')
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: Rule[] }
const files = ['src', 'server', 'mock-server', 'tests'].flatMap(filesIn)
const packages = readdirSync(join(root, 'node_modules')).map(name => `node_modules/${name}/`)

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
}

/** Expands the alternatives of a pattern. For example, `a/(b|c)` becomes `a/b` and `a/c`. */
function alternativesOf(pattern: string): string[] {
  const group = /\(([^()]*\|[^()]*)\)/.exec(pattern)
  if (!group?.[1]) return [pattern]
  const [before, after] = [pattern.slice(0, group.index), pattern.slice(group.index + group[0].length)]
  return group[1].split('|').flatMap(alternative => alternativesOf(before + alternative + after))
}

const patternsOf = ({ path = [], pathNot = [] }: Condition) => [path, pathNot].flat()
const patterns = forbidden.flatMap(({ name, from, to }) =>
  [...patternsOf(from), ...patternsOf(to)].flatMap(alternativesOf).map(pattern => [name, pattern] as const),
)

describe('import rules', () => {
  test.each(patterns)('%s: %s matches a file', (_, pattern) => {
    const regExp = new RegExp(pattern.replaceAll('$1', '[^/]+'))
    expect([...files, ...packages].some(file => regExp.test(file))).toBe(true)
  })

  test('each import rule has a reason', () => {
    expect(forbidden.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([])
  })
})

const clientFiles = files
  .filter(file => /^src\/(?!generated\/).*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))

function linesOutside(folder: string, pattern: RegExp): string[] {
  return clientFiles
    .filter(({ file }) => !file.startsWith(folder))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter(line => pattern.test(line))
        .map(line => `${file}: ${line.trim()}`),
    )
}

/**
 * Returns a pattern that finds accesses to properties of the global object, such as `window.fetch`. The pattern does
 * not find plain names, such as `fetch`. The linter configuration (biome.json) forbids plain names.
 */
const globalMember = (names: string) => new RegExp(`\\b(?:window|globalThis|self)\\??\\.(?:${names})\\b`)

describe('names that belong to one folder', () => {
  test('only src/api reaches the server', () => {
    expect(linesOutside('src/api/', globalMember('fetch|EventSource|XMLHttpRequest|WebSocket'))).toEqual([])
    expect(linesOutside('src/api/', /\bsendBeacon\(/)).toEqual([])
  })

  test('only src/preferences uses localStorage and IndexedDB', () => {
    expect(linesOutside('src/preferences/', globalMember('localStorage|indexedDB'))).toEqual([])
    expect(linesOutside('src/preferences/', /\b(?:globalThis|window|self)\[/)).toEqual([])
  })

  test('only src/access names roles', () => {
    const role = Object.values(Role).join('|')
    expect(linesOutside('src/access/', new RegExp(`['"\`](?:${role})['"\`]|\\bRole\\.(?:${role})\\b`))).toEqual([])
  })
})

describe('state of requests in components', () => {
  test('pending flags of requests come from mutations, not from component state', () => {
    const flag = /\[(?:busy|is(?:Applying|Busy|Saving|Sending|Submitting)), set\w+\] = useState\b/
    expect(linesOutside('src/generated/', flag)).toEqual([])
  })

  test('filters and forms are not compared as JSON', () => {
    const comparison = /JSON\.stringify\(.*[!=]==|[!=]== JSON\.stringify\(/
    const lines = linesOutside('src/preferences/', comparison)
    expect(lines.filter(line => /^src\/(actions|components|dialogs|forms|lists|resources|shell)\//.test(line))).toEqual(
      [],
    )
  })
})

test('no effect reports a total to a parent component, because a list context provides the total', () => {
  const reportsTotal = /useEffect\(\(\) => \{?\s*(?:if \([^)]*\) )?\w+\((?:[\w.]+\.)?total\w*\)/i
  expect(clientFiles.filter(({ text }) => reportsTotal.test(text)).map(({ file }) => file)).toEqual([])
})

test('no effect returns the result of a method of an element, because new browsers return promises', () => {
  const returnsResult = /Effect\(\s*\(\) =>\s+(?!void\b|\(\) =>)[^{\n]*\.(?:animate|focus|play|scroll\w*|select)\(/
  expect(clientFiles.filter(({ text }) => returnsResult.test(text)).map(({ file }) => file)).toEqual([])
})

/**
 * Files that call the server directly to change records. Data sources are not included. Each file changes several
 * records at the same time, changes the members of collections and read lists, or imports read lists.
 */
const writersOfSeveralRecords = [
  'src/actions/bulk/oneshotCalls.ts',
  'src/actions/membership/membershipApiByResource.ts',
  'src/machines/import/createOrExtendReadList.ts',
  'src/resources/books/edit/EditBooksDialog.tsx',
  'src/resources/pageHashes/usePageHashTriage.ts',
  'src/resources/readlists/import/createReadListImportServerAndStorageCalls.ts',
  'src/resources/series/EditSeriesDialog.tsx',
]

test('single records are created, updated and deleted with the mutation hooks of react-admin', () => {
  const table = readFileSync(join(root, 'src/api/records/invalidateAfterRecordWrite.ts'), 'utf8')
  const operations = [...table.matchAll(/(?:create|update|delete): '(\w+)'/g)].map(([, operation = '']) => operation)
  const directWrite = new RegExp(`\\b(?:${operations.join('|')})\\(`)
  const writers = clientFiles.filter(({ file, text }) => !/DataSource\.ts$/.test(file) && directWrite.test(text))
  expect(writers.map(({ file }) => file).sort()).toEqual(writersOfSeveralRecords)
})

/**
 * For each data source method, such as `create`, a function that receives the name of a resource and returns a pattern.
 * The pattern finds the code that calls the method for this resource. The test does not check methods that are missing
 * here, such as `list` and `many`.
 */
const callerOfMethod: Readonly<Record<string, (resource: string) => RegExp>> = {
  one: resource => new RegExp(`<RecordLoader(?:<\\w+>)?\\s[^>]*resource="${resource}"`),
  create: resource => new RegExp(`useCreateRecord(?:<\\w+>)?\\('${resource}'[,)]`),
  update: resource => new RegExp(`useUpdateRecord\\('${resource}'\\)|<RecordFormWithPosters [^>]*"${resource}"`),
  remove: resource => new RegExp(`useDelete\\w+\\('${resource}'|deletes: '${resource}'`),
}

/** Returns the names of all methods of the data provider, such as `users.create`. */
function listDataProviderMethods(): string[] {
  const fileOf = (name: string) => clientFiles.find(({ file }) => file.endsWith(`/${name}.ts`))?.text ?? ''
  const provider = fileOf('dataProvider')
  const lazy = [...provider.matchAll(/^ {2}(\w+): lazyDataSource\(([\s\S]*?)^ {2}\),/gm)].flatMap(
    ([, resource, options]) =>
      [...(options ?? '').matchAll(/^ {4}'(\w+)',$/gm)].map(([, method]) => `${resource}.${method}`),
  )
  const loaded = [...provider.matchAll(/^ {2}(\w+): (\w+DataSource),$/gm)].flatMap(([, resource, source = '']) =>
    [...fileOf(source).matchAll(/^ {2}(?:async )?(\w+)(?:: |\()/gm)].map(([, method]) => `${resource}.${method}`),
  )
  return [...lazy, ...loaded]
}

test('each method of the data provider that reads or writes a single record has a caller', () => {
  const methods = listDataProviderMethods()
  expect(methods).toEqual(expect.arrayContaining(['users.create', 'series.one', 'libraries.remove', 'history.list']))
  const uncalled = methods.filter(name => {
    const [resource = '', method = ''] = name.split('.')
    const caller = callerOfMethod[method]?.(resource)
    return caller && !clientFiles.some(({ text }) => caller.test(text))
  })
  expect(uncalled).toEqual([])
})

test('focus rings are inside of buttons whose rows clip everything outside of them', () => {
  const styles = files
    .filter(file => file.startsWith('src/') && file.endsWith('.css'))
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => text.includes('content-visibility: auto'))
  expect(styles.length).toBeGreaterThan(0)
  expect(styles.filter(({ text }) => !text.includes('outline-offset: -2px')).map(({ file }) => file)).toEqual([])
})

describe('folders', () => {
  const MAX_FOLDER_FILES = 30
  const sourceFiles = [...files, ...filesIn('scripts'), ...filesIn('demo')].filter(
    file => /\.(m?ts|tsx|mjs|css)$/.test(file) && !file.startsWith('src/generated/'),
  )

  test('have at most 30 source files, tests and styles included', () => {
    const fileCounts = new Map<string, number>()
    for (const file of sourceFiles) fileCounts.set(dirname(file), (fileCounts.get(dirname(file)) ?? 0) + 1)
    expect([...fileCounts].filter(([, count]) => count > MAX_FOLDER_FILES)).toEqual([])
  })
})
