import type { Plugin, Rolldown } from 'vite'

/** Small things that nearly every page uses: together they are fewer bytes. */
const base =
  /src\/(language\/use|preferences\/(use|unsentList)|machines\/useSelected)|node_modules\/(@xstate\/react\/|use-isomorphic-layout-effect\/)/

/** Icons, and the two that nearly every page shows. */
const icons =
  /node_modules\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared|icons\/(arrow-left|ellipsis-vertical)\.)/

/** What both readers need for the first page; sheets, cards and viewers come when they are wanted. */
const readerCore =
  /react-router\/dist\/esm\/useCanGoBack|src\/(readers\/(Reader(Frame|Places)|outbox|panels|pointing|profil(edSettings|es)|reachable|readerOf|ReaderSettings|refusal|arbiter|settingsInForce|shortcuts|tapZones|use|wheel|viewer)|machines\/(reader|reading)|preferences\/(unsentProgress|kept|tabPlace)|api\/urls\/pages|generated\/publications\/publications\.calls)/

/** What stands around the page when it is called for, and is fetched a moment after the first page. */
const readerBars =
  /lucide-react\/dist\/esm\/icons\/(skip-|settings-2|maximize|minimize|circle-question-mark)|src\/readers\/(Reader(Bars|BottomBar|Button)|PageSlider|PlaceField|goal)\./

/** What the first page of a comic needs; strips, zoom, treatments and overviews come when they are wanted. */
const comicCore =
  /src\/readers\/comic\/(ComicReaderPage|ComicSurface|PagedViewer|comic|comicShortcuts|desk|opening|pageCache|pageTurner|pagedStage|scale|spreads|use(Comic|ComicPointer|Differs|Extras|PageAddress))\.(tsx?|module\.css)$/

/** Asking the server and keeping its answers: every page of the shell does. */
const query = /node_modules\/@tanstack\/(query-core|react-query)\//

/** Menus, popovers and dialogs, with what floats them. */
const floating = /node_modules\/@base-ui\/react\/(menu|popover|dialog)\//

/** Signs of the shell that no reader shows at first. */
const signs =
  /lucide-react\/dist\/esm\/icons\/(house|book-(check|x|open)|cpu|file-search|folder-plus|list-plus|check|trash|copy|undo-2|search|plus|chevron-(left|right|down)|rotate-cw|bookmark|download)\./

/** The small calls of the shell. */
const shellCalls = /src\/generated\/(readlists|collections|libraries)\/\S+\.calls/

/** Cards and shelves, and how they are selected and acted on: what nearly every page in the shell shows. */
const cards =
  /src\/(actions\/(readMarks|actionTable|doAction|openerTable|deeds|bulkRuns|useActions|ActionItems|SelectableShelves)\.|dialogs\/dialogs\.|machines\/bulkMachine\.|components\/(Shelf|Card|EmptyState|gridKeys|Poster|scrolling|tone|useMedia|openSheets)\.|lists\/(selection|SelectionArea|SelectCheck|walk|choosing|libraryCondition)\.|resources\/(libraries\/(recommended|RecommendedShelves|LibraryMenu|useLibrary)|books\/(BookCard|bookLinks|bookTitle)|series\/(SeriesCard|seriesLink))\.|api\/(gather|urls\/files)\.|generated\/libraries\/\S+\.hooks)/

/**
 * Which modules travel in one file, the first that matches: many small files cost more than their bytes on a connection
 * that carries six at a time. What is not named here is divided by the bundler.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'core', tags: ['$initial'] },
  { name: 'base', test: base },
  { name: 'icons', test: icons },
  { name: 'calls', test: /src\/generated\/(books|series)\/\w+\.calls/ },
  { name: 'reader', test: readerCore },
  { name: 'comic', test: comicCore },
  { name: 'bars', test: readerBars },
  { name: 'query', test: query, minShareCount: 2, includeDependenciesRecursively: true },
  { name: 'signs', test: signs },
  { name: 'shellCalls', test: shellCalls, minShareCount: 2 },
  { name: 'floating', test: floating, minShareCount: 2, includeDependenciesRecursively: true },
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
