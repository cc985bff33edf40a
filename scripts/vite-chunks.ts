import { relative } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/** What is fetched by itself: a page, a dialog, a part that comes when it is wanted; named by the module it begins with. */
type Door = string

const first = 'index.html'
const entrance = 'src/pages/signIn/LoginPage.tsx'
const comic = 'src/readers/comic/ComicReaderPage.tsx'
const text = 'src/readers/epub/EpubReaderPage.tsx'
const shell = ['src/app/ShellRoute.tsx', 'src/pages/DashboardPage.tsx', 'src/lists/savedFilters/SavedFilterLinks.tsx']
const sets = ['src/resources/collections/CollectionPage.tsx', 'src/resources/readlists/ReadListPage.tsx']
const lists = [
  'src/resources/libraries/LibrarySeriesPage.tsx',
  'src/resources/libraries/LibraryCollectionsPage.tsx',
  'src/resources/libraries/LibraryReadListsPage.tsx',
  'src/resources/series/SeriesPage.tsx',
  ...sets,
]
const records = [
  'src/resources/series/SeriesPage.tsx',
  'src/resources/books/page/BookPage.tsx',
  'src/resources/series/OneshotPage.tsx',
  ...sets,
]

/** Generated calls and shapes of responses, but those that only dialogs and settings of a reader use. */
const isCall = /\/src\/generated\/(?!thumbnails|client-settings|shapes\/(clientSetting|\w+Thumbnail)Shape)/
const react = /node_modules\/(react|react-dom|scheduler)\//

/**
 * The file in which a module travels; null leaves it to the bundler, in the file of its only door or with those that have the
 * same doors.
 */
function fileOf(id: string, doors: ReadonlySet<Door>): string | null {
  const behind = (names: readonly Door[]) => names.filter(name => doors.has(name)).length
  const some = (holds: (door: Door) => boolean) => [...doors].some(holds)
  const isReading = (door: Door) => door.startsWith('src/readers/')
  const isComicReading = (door: Door) => isReading(door) && !door.startsWith('src/readers/epub/')
  if (react.test(id)) return 'react'
  if (doors.has(first)) return 'core'
  // A style asked for by itself costs more than its bytes.
  if (doors.size < 2 && !id.includes('.css')) return null
  const isElsewhere = some(door => !isReading(door) && door !== entrance)
  if (doors.has(comic)) return isElsewhere || doors.has(entrance) ? 'core' : 'reader'
  // Late parts of the comic reader share these with pages; in 'parts' they would cost the whole file.
  if (isCall.test(id) && some(isComicReading) && isElsewhere) return 'core'
  if ((doors.has(entrance) || some(isReading)) && isElsewhere) return 'parts'
  if (doors.has(text)) return 'text'
  if (some(isReading)) return null
  if (behind(shell)) return 'kit'
  if (behind(lists) > 1) return 'lists'
  if (behind(records) > 1) return 'records'
  return null
}

/** Behind which doors each module stands, read from what the bundler makes when it is told nothing. */
async function doorsOf(config: InlineConfig, root: string): Promise<Map<string, ReadonlySet<Door>>> {
  const { treeshake } = config.build?.rolldownOptions ?? {}
  const { output } = (await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      ...config.build,
      write: false,
      minify: false,
      cssMinify: false,
      rolldownOptions: { treeshake, experimental: { chunkOptimization: false } },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap(one => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])))
  const doors = new Map<string, Set<Door>>()
  const open = (file: string, door: Door, seen: Set<string>): void => {
    const chunk = chunks.get(file)
    if (!chunk || seen.has(file)) return
    seen.add(file)
    for (const id of chunk.moduleIds) doors.set(id, (doors.get(id) ?? new Set()).add(door))
    for (const next of chunk.imports) open(next, door, seen)
  }
  for (const { fileName, facadeModuleId, isEntry, isDynamicEntry } of chunks.values())
    if ((isEntry || isDynamicEntry) && facadeModuleId) open(fileName, relative(root, facadeModuleId), new Set())
  return doors
}

/**
 * Puts modules together that pages need together: a request costs more than the bytes it brings, and a browser carries six at a
 * time. The program is divided twice, first to learn which page needs what.
 */
export async function packed(config: InlineConfig, root: string): Promise<Rolldown.OutputOptions['codeSplitting']> {
  const doors = await doorsOf(config, root)
  const known = new Set([...doors.values()].flatMap(some => [...some]))
  const missing = [first, entrance, comic, text, ...shell, ...lists, ...records].filter(door => !known.has(door))
  if (missing.length > 0) throw new Error(`scripts/vite-chunks.ts names what is no page: ${missing.join(', ')}.`)
  const none: ReadonlySet<Door> = new Set()
  const name = (id: string) => fileOf(id, doors.get(id) ?? none)
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'pages', name }] }
}

/** Files that import each other in a circle may run before what they need: the build fails and names them. */
export const refuseCircles: Plugin = {
  name: 'refuse-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const done = new Set<string>()
    const walk = (file: string, path: readonly string[]): void => {
      if (path.includes(file))
        this.error(`chunks import each other: ${[...path.slice(path.indexOf(file)), file].join(' > ')}`)
      const chunk = bundle[file]
      if (done.has(file) || chunk?.type !== 'chunk') return
      for (const next of chunk.imports) walk(next, [...path, file])
      done.add(file)
    }
    for (const file of Object.keys(bundle)) walk(file, [])
  },
}
