import { relative } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { listStaticImports } from './listStaticImports.ts'

/**
 * Entry: path of a module that the client loads on demand, such as a page or a dialog. The path can also be
 * `index.html`. Together with an entry, the client loads all modules that the entry imports statically.
 */
type LazyEntry = string

const INDEX_ENTRY = 'index.html'
const LOGIN_ENTRY = 'src/pages/signIn/LoginPage.tsx'
const COMIC_ENTRY = 'src/readers/comic/ComicReaderPage.tsx'
const EPUB_ENTRY = 'src/readers/epub/EpubReaderPage.tsx'
const SIGN_IN_OPTIONS_ENTRY = 'src/machines/availableSignInOptions.ts'
const SHELL_ENTRIES = [
  'src/app/AppShellRouteLayout.tsx',
  'src/pages/DashboardPage.tsx',
  'src/lists/savedFilters/PinnedFilterLinks.tsx',
]
/**
 * Badge in the navigation drawer, next to links that only administrators see. The client loads the badge after the
 * drawer.
 */
const ADMIN_LINK_BADGE_ENTRY = 'src/shell/adminBadges/AdminLinkBadge.tsx'
/** Dialog that imports few modules. All other dialogs need these modules, too. */
const CONFIRM_DIALOG_ENTRY = 'src/dialogs/ConfirmDialog.tsx'
const RESOURCE_PAGES_ENTRY = 'src/app/ResourcePagesLayout.tsx'
const MEMBER_LIST_ENTRIES = [
  'src/resources/collections/CollectionDetailPage.tsx',
  'src/resources/readlists/ReadListDetailPage.tsx',
]
const LIST_ENTRIES = [
  'src/resources/libraries/LibrarySeriesPage.tsx',
  'src/resources/libraries/LibraryCollectionsPage.tsx',
  'src/resources/libraries/LibraryReadListsPage.tsx',
  'src/resources/series/SeriesDetailPage.tsx',
  ...MEMBER_LIST_ENTRIES,
]
const RECORD_ENTRIES = [
  'src/resources/series/SeriesDetailPage.tsx',
  'src/resources/books/page/BookDetailPage.tsx',
  'src/resources/series/OneshotDetailPage.tsx',
  ...MEMBER_LIST_ENTRIES,
]

/**
 * Matches the paths of generated modules that contain server calls or response shapes. Does not match generated modules
 * that only dialogs and reader settings use.
 */
const GENERATED_CALL_PATTERN =
  /\/src\/generated\/(?!thumbnails|client-settings|shapes\/(clientSetting|\w+Thumbnail)Shape)/
/**
 * Matches modules that sanitize untrusted markup. These modules have their own chunk, because the sign-in page must not
 * load them.
 */
const CONTENT_PATTERN = /\/src\/components\/content\//
/**
 * Matches the modules that close overlays when the user navigates back. These modules have their own chunk, because the
 * sign-in page and the first page of a book do not need them.
 */
const BACK_NAVIGATION_PATTERN =
  /\/src\/components\/overlays\/(closeOverlayOnBackKey|closeOverlaysOnBack|overlayStack|useCloseOnBack)\.ts$/
const REACT_PATTERN = /node_modules\/(react|react-dom|scheduler)\//

/**
 * Returns the name of the chunk that contains a module. Returns null if the bundler may choose the chunk.
 * @param id absolute path of the module
 * @param entries entries that load the module through static imports, directly or through other modules
 */
function chunkNameOf(id: string, entries: ReadonlySet<LazyEntry>): string | null {
  const countOf = (names: readonly LazyEntry[]) => names.filter(name => entries.has(name)).length
  const someEntry = (matches: (entry: LazyEntry) => boolean) => [...entries].some(matches)
  const isReader = (entry: LazyEntry) => entry.startsWith('src/readers/')
  const isComicReader = (entry: LazyEntry) => isReader(entry) && !entry.startsWith('src/readers/epub/')
  if (REACT_PATTERN.test(id)) return 'react'
  if (entries.has(INDEX_ENTRY)) return 'core'
  // A module that only a single entry loads needs no shared chunk. Exception: a style sheet can be in a shared chunk
  // even if only a single entry loads it. A single larger style sheet loads faster than two separate style sheets.
  if (entries.size < 2 && !id.includes('.css')) return null
  const isUsedOutsideReaders = someEntry(entry => !isReader(entry) && entry !== LOGIN_ENTRY)
  if (entries.has(COMIC_ENTRY)) return isUsedOutsideReaders || entries.has(LOGIN_ENTRY) ? 'core' : 'reader'
  // Puts server calls that the comic reader and other pages use into the chunk 'core'. If they were in the chunk
  // 'parts', the comic reader would load all modules of 'parts'.
  if (GENERATED_CALL_PATTERN.test(id) && someEntry(isComicReader) && isUsedOutsideReaders) return 'core'
  if (BACK_NAVIGATION_PATTERN.test(id)) return 'overlays'
  if (CONTENT_PATTERN.test(id)) return entries.has(EPUB_ENTRY) ? 'markup' : null
  if (entries.has(EPUB_ENTRY) && isUsedOutsideReaders) return 'parts'
  // Puts the remaining modules that other pages share with the sign-in page or a reader into the chunk 'fields', for
  // example password fields. In the chunk 'parts', these modules would delay the first page of the EPUB reader.
  if ((entries.has(LOGIN_ENTRY) || someEntry(isReader)) && isUsedOutsideReaders) return 'fields'
  // Puts modules that both readers use into the chunk 'readers'. If these modules were in the chunk 'text', the comic
  // reader would load the EPUB reader.
  if (entries.has(EPUB_ENTRY)) return someEntry(isComicReader) ? 'readers' : 'text'
  // Lets the bundler choose a chunk for the remaining modules of the readers and of the sign-in options. The modules of
  // the app shell are in the chunk 'kit'. If modules of the sign-in options were in 'kit' too, the sign-in page would
  // load the whole app shell.
  if (someEntry(isReader) || entries.has(SIGN_IN_OPTIONS_ENTRY)) return null
  if (countOf(SHELL_ENTRIES)) return 'kit'
  // Puts the contexts of react-admin into the chunk 'resources' and the parts of dialogs into the chunk 'dialogs'. As a
  // result, dialogs on the dashboard do not load the modules of lists.
  if (entries.has(RESOURCE_PAGES_ENTRY)) return 'resources'
  const isInLists = countOf(LIST_ENTRIES) > 1
  if (isInLists && entries.has(ADMIN_LINK_BADGE_ENTRY)) return 'kit'
  if (isInLists && entries.has(CONFIRM_DIALOG_ENTRY)) return 'dialogs'
  if (isInLists) return 'lists'
  if (countOf(RECORD_ENTRIES) > 1) return 'records'
  return null
}

/**
 * For each module, finds the entries that import the module statically, directly or through other modules. For this
 * purpose, runs a trial build without chunk groups.
 * @returns paths of the entries. The key is the path of the module
 */
async function findEntriesOfModules(config: InlineConfig, root: string): Promise<Map<string, ReadonlySet<LazyEntry>>> {
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
  const bundle = Object.fromEntries(output.map(file => [file.fileName, file]))
  const entriesByModule = new Map<string, Set<LazyEntry>>()
  for (const file of output) {
    if (file.type !== 'chunk' || !(file.isEntry || file.isDynamicEntry) || !file.facadeModuleId) continue
    const entry = relative(root, file.facadeModuleId)
    for (const { moduleIds } of listStaticImports(bundle, file.fileName))
      for (const id of moduleIds) entriesByModule.set(id, (entriesByModule.get(id) ?? new Set()).add(entry))
  }
  return entriesByModule
}

/**
 * Creates groups of modules that the same pages load. Each group becomes a chunk, because a few large files load faster
 * than many small files. A trial build without groups finds out which modules each page loads.
 */
export async function createChunkGroups(
  config: InlineConfig,
  root: string,
): Promise<Rolldown.OutputOptions['codeSplitting']> {
  const entriesByModule = await findEntriesOfModules(config, root)
  const entries = new Set([...entriesByModule.values()].flatMap(moduleEntries => [...moduleEntries]))
  const missing = [
    INDEX_ENTRY,
    LOGIN_ENTRY,
    COMIC_ENTRY,
    EPUB_ENTRY,
    ...SHELL_ENTRIES,
    ADMIN_LINK_BADGE_ENTRY,
    CONFIRM_DIALOG_ENTRY,
    RESOURCE_PAGES_ENTRY,
    ...LIST_ENTRIES,
    ...RECORD_ENTRIES,
  ].filter(entry => !entries.has(entry))
  if (missing.length > 0)
    throw new Error(`scripts/vite/createChunkGroups.ts names entries that do not exist: ${missing.join(', ')}.`)
  const none: ReadonlySet<LazyEntry> = new Set()
  const name = (id: string) => chunkNameOf(id, entriesByModule.get(id) ?? none)
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'pages', name }] }
}

/** Fails the build if chunks import each other in a cycle. In a cycle, a chunk may run before its imports. */
export const rejectChunkCyclesPlugin: Plugin = {
  name: 'refuse-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const done = new Set<string>()
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file))
        this.error(`chunks import each other: ${[...path.slice(path.indexOf(file)), file].join(' > ')}`)
      const chunk = bundle[file]
      if (done.has(file) || chunk?.type !== 'chunk') return
      for (const next of chunk.imports) visit(next, [...path, file])
      done.add(file)
    }
    for (const file of Object.keys(bundle)) visit(file, [])
  },
}
