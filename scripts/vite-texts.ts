import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { TextTree } from '../src/language/lookUpText.ts'
import { lazyTextBundles, sharedTextKeys, type TextBundleName, textBundles } from '../src/language/textBundles.ts'

const folder = fileURLToPath(new URL('../locales/', import.meta.url))
const name = 'virtual:texts'
const names: readonly TextBundleName[] = [...(Object.keys(textBundles) as (keyof typeof textBundles)[]), 'shell']

const fetcher = fileURLToPath(new URL('../src/api/fetchProgramAsset.ts', import.meta.url))

/**
 * Provides the interface texts as virtual modules. `virtual:texts` exports loaders of the text bundles of each language.
 * `virtual:texts/late` adds the loaders of the lazy bundles. `src/language/textBundles.ts` defines the bundles.
 * In the built client a bundle is a JSON file that is fetched; in tests and the dev server it is a module.
 */
export function localeTexts(): Plugin {
  let isBuild = false
  return {
    name: 'locale-texts',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: id => (id.startsWith(name) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined
      const [code, bundle] = id.slice(name.length + 2).split('/')
      if (code && bundle) {
        this.addWatchFile(join(folder, `${code}.json`))
        return `export const part = ${partOf(code, bundle)}`
      }
      const isLate = code === 'late'
      if (!isBuild) return index(isLate, (language, bundle) => `() => import('${name}/${language}/${bundle}')`)
      const table = index(isLate, (language, bundle) => {
        const file = this.emitFile({
          type: 'asset',
          name: `${language}-${bundle}.json`,
          source: partOf(language, bundle),
        })
        return `() => fetched(import.meta.ROLLUP_FILE_URL_${file})`
      })
      return `import { fetchProgramAsset } from ${JSON.stringify(fetcher)}\nconst fetched = async url => ({ part: await fetchProgramAsset(url) })\n${table}`
    },
  }
}

/**
 * Creates the code of a loader table.
 * @param isLate  whether the table contains the lazy bundles and adds them to the main table
 * @param loader  returns the code that loads a bundle of a language
 */
function index(isLate: boolean, loader: (code: string, bundle: TextBundleName) => string): string {
  const codes = readdirSync(folder)
    .filter(file => file.endsWith('.json') && file !== 'languages.json')
    .map(file => file.replace('.json', ''))
  const bundles = names.filter(bundle => lazyTextBundles.some(lazy => lazy === bundle) === isLate)
  const rows = codes.map(code => {
    const loaders = `{ ${bundles.map(bundle => `${bundle}: ${loader(code, bundle)}`).join(', ')} }`
    return isLate ? `Object.assign(texts[${JSON.stringify(code)}], ${loaders})` : `${JSON.stringify(code)}: ${loaders}`
  })
  if (isLate) return `import { texts } from ${JSON.stringify(name)}\n${rows.join('\n')}`
  return `export const texts = { ${rows.join(', ')} }`
}

/** Returns the JSON of a text bundle. */
function partOf(code: string, bundle: string): string {
  const texts: TextTree = JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'))
  if (bundle in textBundles) return JSON.stringify(only(texts, textBundles[bundle as keyof typeof textBundles]))
  return JSON.stringify(without(texts, Object.values(textBundles).flat()))
}

/**
 * Returns the texts under the given keys.
 * @param keys  full keys, such as `reader.menu`
 * @param path  key of `texts` itself, with a dot at the end
 */
function only(texts: TextTree, keys: readonly string[], path = ''): TextTree {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string | TextTree][] => {
    const fullKey = path + key
    if (keys.includes(fullKey)) return [[key, value]]
    if (typeof value === 'string' || !keys.some(prefix => prefix.startsWith(`${fullKey}.`))) return []
    return [[key, only(value, keys, `${fullKey}.`)]]
  })
  return Object.fromEntries(entries)
}

/** Returns the texts that are not under the given keys, and all shared texts. Parameters as for `only`. */
function without(texts: TextTree, keys: readonly string[], path = ''): TextTree {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string | TextTree][] => {
    const fullKey = path + key
    if (sharedTextKeys.includes(fullKey)) return [[key, value]]
    if (keys.includes(fullKey)) return []
    return [[key, typeof value === 'string' ? value : without(value, keys, `${fullKey}.`)]]
  })
  return Object.fromEntries(entries)
}
