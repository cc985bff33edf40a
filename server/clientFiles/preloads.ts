/** What `dist/.vite/manifest.json` says of each file of the build. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/** What a page is made of: the files that are imported when it is opened, and the texts it says. */
interface Page {
  readonly path: RegExp
  readonly files: readonly string[]
  readonly texts: 'reader' | 'shell'
}

const shell = ['src/app/ShellRoute.tsx', 'src/app/prefetchShellData.ts']

/** Pages that people open directly. The readers' own files are small and are fetched for whoever asks for them. */
const pages: readonly Page[] = [
  { path: /^\/book\/[^/]+\/read$/, files: ['src/readers/comic/ComicReaderPage.tsx'], texts: 'reader' },
  { path: /^\/book\/[^/]+\/read-epub$/, files: ['src/readers/epub/EpubReaderPage.tsx'], texts: 'reader' },
  {
    path: /^\/(dashboard)?$/,
    files: [...shell, 'src/pages/DashboardPage.tsx'],
    texts: 'shell',
  },
  {
    path: /^\/libraries\/[^/]+\/series$/,
    files: [...shell, 'src/resources/libraries/LibrarySeriesPage.tsx'],
    texts: 'shell',
  },
  { path: /^\/series\/[^/]+$/, files: [...shell, 'src/resources/series/SeriesPage.tsx'], texts: 'shell' },
  { path: /^\/book\/[^/]+$/, files: [...shell, 'src/resources/books/page/BookPage.tsx'], texts: 'shell' },
]

/**
 * Elements for the head of the page at `path`, that have the browser fetch together what it would else find one after the
 * other. Empty for paths that gain nothing, and where the shell would be fetched for nobody.
 * @param cookies  of the request: a session among them says that somebody is probably signed in
 */
export function preloadsFor(path: string, manifest: Manifest, cookies = ''): string {
  const page = pages.find(one => one.path.test(path))
  const isThere = /session|remember/i.test(cookies)
  if (!page?.files.every(file => manifest[file]) || (page.texts === 'shell' && !isThere)) return ''
  const found = new Set<string>()
  for (const file of page.files) reached(file, manifest, found)
  const parts = [...found].flatMap(name => manifest[name] ?? [])
  const scripts = parts.map(({ file }) => `<link rel="modulepreload" crossorigin href="./${file}">`)
  const styles = [...new Set(parts.flatMap(({ css }) => css ?? []))].map(
    file => `<link rel="stylesheet" crossorigin href="./${file}">`,
  )
  // English stands in for what another language lacks.
  const words = Object.entries(manifest)
    .filter(([name]) => ['_en-start-', `_en-${page.texts}-`].some(start => name.startsWith(start)))
    .map(([, { file }]) => `<link rel="preload" as="fetch" crossorigin href="./${file}">`)
  return [...scripts, ...styles, ...words].join('')
}

/** A file of the build and all that it imports at once; what only comes later is left out. */
function reached(name: string, manifest: Manifest, found: Set<string>): void {
  if (found.has(name)) return
  found.add(name)
  for (const imported of manifest[name]?.imports ?? []) reached(imported, manifest, found)
}
