import type { Plugin, Rolldown } from 'vite'

/** Small things and the calls that nearly every page uses: together they are fewer bytes. */
const base =
  /src\/(generated\/(books|series)\/\w+\.calls|language\/use|preferences\/(use|unsentList)|machines\/useSelected)|node_modules\/(@xstate\/react\/|use-isomorphic-layout-effect\/)/

/** Pieces of a page that stand alone: buttons, fields, drawings, dates and numbers as the language writes them. */
const parts =
  /src\/(components\/(Button|Drawing|FailedState|Section|RelativeTime|useMedia|openSheets)\.|forms\/TextField|api\/dates|api\/(imageVersions|urls\/posters)|generated\/thumbnails\/\S+\.calls|language\/(format|numbers|enumText|languageName))/

/** What both readers need for the first page; sheets, cards and viewers come when they are wanted. */
const readerCore =
  /react-router\/dist\/esm\/useCanGoBack|src\/(readers\/(Reader(Frame|Places)|outbox|panels|pointing|profil(edSettings|es)|reachable|ReaderSettings|refusal|arbiter|settingsInForce|shortcuts|tapZones|use|wheel|viewer)|machines\/(reader|reading)|preferences\/(unsentProgress|kept|tabPlace)|api\/urls\/pages|generated\/publications\/publications\.calls)/

/** What stands around the page when it is called for, and is fetched a moment after the first page. */
const readerBars =
  /lucide-react\/dist\/esm\/icons\/(skip-|settings-2|maximize|minimize|circle-question-mark)|src\/readers\/(Reader(Bars|BottomBar|Button)|PageSlider|PlaceField|goal)\./

/** What the first page of a comic needs; it travels with the former, though a book of words has no use for it; strips, zoom, treatments and overviews come when they are wanted. */
const comicCore =
  /src\/readers\/comic\/(ComicReaderPage|ComicSurface|PagedViewer|comic|comicShortcuts|desk|opening|pageCache|pageTurner|pagedStage|scale|spreads|use(Comic|ComicPointer|Differs|Extras|PageAddress))\.(tsx?|module\.css)$/

/** Asking the server and keeping its answers: every page of the shell does. */
const query = /node_modules\/@tanstack\/(query-core|react-query)\//

/** Menus, popovers and dialogs, with what floats them. */
const floating = /node_modules\/@base-ui\/react\/(menu|popover|dialog|tooltip|separator)\//

/** What a book of words needs for its first page and shares with what comes when it is wanted. */
const text = /src\/(readers\/epub\/(?!device)|preferences\/ownFonts|api\/urls\/fonts|generated\/fonts\/\S+\.calls)/

/** React-admin's core, as far as two pages share it; the window's own piece of it goes along. */
const adminCore = /node_modules\/(lodash|ra-core|ra-router-tanstack)\/|src\/app\/(reactRouterStub|knownLibraries)\./

/** Cards and shelves, how they are selected and acted on, and the calls behind them: what nearly every page in the shell shows. */
const cards =
  /src\/(actions\/(readMarks|actionTable|doAction|openerTable|deeds|bulkRuns|useActions|ActionItems|SelectableShelves|WithinSet)\.|shell\/adminPages|dialogs\/dialogs\.|machines\/bulkMachine\.|components\/(Shelf|Card|EmptyState|gridKeys|Poster|scrolling|tone|Menu|IconButton)\.|lists\/(selection|SelectionArea|SelectCheck|walk|choosing|libraryCondition|useLongPress|useSearch|useSavedFilters|sendSavedFilters|SavedFilterLinks)\.|preferences\/savedFilters|resources\/(libraries\/(recommended|RecommendedShelves|LibraryMenu|useLibrary)\.|books\/(BookCard|bookLinks|bookTitle)\.|series\/(SeriesCard|seriesLink|seriesNow)\.)|api\/(gather|queryClient|recordsNow|pieces|urls\/files)\.|generated\/(libraries\/\S+\.hooks|(readlists|collections|libraries)\/\S+\.calls|client-settings\/\S+\.hooks))/

/**
 * Which modules travel in one file, the first that matches: many small files cost more than their bytes on a connection
 * that carries six at a time. What is not named here is divided by the bundler.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'ahead',
    test: /src\/(ahead|api\/(ahead|address)|preferences\/(unsentList|storage)|readers\/(readerOf|comic\/startPage))\.ts$/,
  },
  { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\// },
  { name: 'core', tags: ['$initial'] },
  { name: 'base', test: base },
  { name: 'reader', test: new RegExp(`${readerCore.source}|${comicCore.source}`) },
  { name: 'bars', test: readerBars },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 3 },
  { name: 'parts', test: parts },
  { name: 'settings', test: /src\/readers\/(readerSettings|amounts|epub\/device)\./ },
  { name: 'text', test: text, minShareCount: 2 },
  { name: 'query', test: query, minShareCount: 2, includeDependenciesRecursively: true },
  { name: 'floating', test: floating, minShareCount: 2, includeDependenciesRecursively: true },
  { name: 'admin', test: adminCore, minShareCount: 2, includeDependenciesRecursively: true },
  { name: 'cards', test: cards, minShareCount: 2 },
]

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
