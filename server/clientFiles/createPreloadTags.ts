/**
 * Content of `dist/.vite/manifest.json`. For each source file, it lists the output file, the static imports and the
 * style sheets.
 */
export type ViteManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/**
 * Page that gets preload tags. `path` matches the URL path of the page. `files` are the source files of the page.
 * `texts` is the name of the bundle with the interface texts of the page.
 */
interface PreloadedPage {
  readonly path: RegExp
  readonly files: readonly string[]
  readonly texts: 'reader' | 'shell'
}

const SHELL_ENTRY_FILES = ['src/app/AppShellRouteLayout.tsx', 'src/app/prefetchShellData.ts']
const RESOURCE_PAGE_ENTRY_FILES = [...SHELL_ENTRY_FILES, 'src/app/ResourcePagesLayout.tsx']

/**
 * Pages whose files the browser preloads, because users often open these pages directly, for example from a bookmark.
 * The reader pages get preload tags even without a session, because their files are small.
 */
const PRELOADED_PAGES: readonly PreloadedPage[] = [
  { path: /^\/book\/[^/]+\/read$/, files: ['src/readers/comic/ComicReaderPage.tsx'], texts: 'reader' },
  { path: /^\/book\/[^/]+\/read-epub$/, files: ['src/readers/epub/EpubReaderPage.tsx'], texts: 'reader' },
  {
    path: /^\/(dashboard)?$/,
    files: [...SHELL_ENTRY_FILES, 'src/pages/DashboardPage.tsx'],
    texts: 'shell',
  },
  {
    path: /^\/libraries\/[^/]+\/series$/,
    files: [...RESOURCE_PAGE_ENTRY_FILES, 'src/resources/libraries/LibrarySeriesPage.tsx'],
    texts: 'shell',
  },
  {
    path: /^\/series\/[^/]+$/,
    files: [...RESOURCE_PAGE_ENTRY_FILES, 'src/resources/series/SeriesDetailPage.tsx'],
    texts: 'shell',
  },
  {
    path: /^\/book\/[^/]+$/,
    files: [...RESOURCE_PAGE_ENTRY_FILES, 'src/resources/books/page/BookDetailPage.tsx'],
    texts: 'shell',
  },
]

/**
 * Creates the `<link>` elements that preload the scripts, styles and texts of a page. Omits the files that index.html
 * already loads. If the base styles were loaded a second time, they would override the styles of components.
 * @param path path of the page without the base path
 * @param cookies Cookie header of the request. Without a session cookie, only reader pages get preload tags.
 * @returns HTML for the head of the page, or an empty text if nothing is preloaded
 */
export function createPreloadTags(path: string, manifest: ViteManifest, cookies = ''): string {
  const page = PRELOADED_PAGES.find(candidate => candidate.path.test(path))
  const hasSession = /session|remember/i.test(cookies)
  if (!page?.files.every(file => manifest[file]) || (page.texts === 'shell' && !hasSession)) return ''
  const indexHtmlNames = new Set<string>()
  collectStaticImports('index.html', manifest, indexHtmlNames)
  const names = new Set(indexHtmlNames)
  for (const file of page.files) collectStaticImports(file, manifest, names)
  const chunks = [...names].filter(name => !indexHtmlNames.has(name)).flatMap(name => manifest[name] ?? [])
  const scripts = chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="./${file}">`)
  const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(
    file => `<link rel="stylesheet" crossorigin href="./${file}">`,
  )
  // The English texts are preloaded for every language, because they replace missing translations.
  const texts = Object.entries(manifest)
    .filter(([name]) => ['_en-start-', `_en-${page.texts}-`].some(prefix => name.startsWith(prefix)))
    .map(([, { file }]) => `<link rel="preload" as="fetch" crossorigin href="./${file}">`)
  return [...scripts, ...styles, ...texts].join('')
}

/** Adds a file of the build and its static imports to `found`, recursively. Ignores dynamic imports. */
function collectStaticImports(name: string, manifest: ViteManifest, found: Set<string>): void {
  if (found.has(name)) return
  found.add(name)
  for (const imported of manifest[name]?.imports ?? []) collectStaticImports(imported, manifest, found)
}
