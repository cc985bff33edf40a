/** What `dist/.vite/manifest.json` says of each file of the build. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/** Pages that are opened from elsewhere and have a first page to show: what they are made of is fetched at once. */
const entries: [RegExp, string][] = [
  [/^\/book\/[^/]+\/read$/, 'src/readers/comic/ComicReaderPage.tsx'],
  [/^\/book\/[^/]+\/read-epub$/, 'src/readers/epub/EpubReaderPage.tsx'],
]

/** Texts that every reader needs; English stands in for what another language lacks. */
const texts = ['_en-start-', '_en-reader-']

/**
 * Elements for the head of the page at `path`, that have the browser fetch together what it would else find one after the
 * other. Empty for paths that gain nothing.
 */
export function preloadsFor(path: string, manifest: Manifest): string {
  const entry = entries.find(([pattern]) => pattern.test(path))?.[1]
  if (!entry || !manifest[entry]) return ''
  const parts = [...reached(entry, manifest)].flatMap(name => manifest[name] ?? [])
  const scripts = parts.map(({ file }) => `<link rel="modulepreload" crossorigin href="./${file}">`)
  const styles = [...new Set(parts.flatMap(({ css }) => css ?? []))].map(
    file => `<link rel="stylesheet" crossorigin href="./${file}">`,
  )
  const words = Object.entries(manifest)
    .filter(([name]) => texts.some(start => name.startsWith(start)))
    .map(([, { file }]) => `<link rel="preload" as="fetch" crossorigin href="./${file}">`)
  return [...scripts, ...styles, ...words].join('')
}

/** A file of the build and all that it imports at once; what only comes later is left out. */
function reached(name: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const imported of manifest[name]?.imports ?? []) reached(imported, manifest, found)
  return found
}
