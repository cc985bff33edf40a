import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { TranslationTree } from '../../src/language/lookUpTranslation.ts'
import {
  lazyTextBundleNames,
  type TextBundleName,
  textBundles,
  textKeysInSharedBundle,
} from '../../src/language/textBundles.ts'

const LOCALES_FOLDER = fileURLToPath(new URL('../../locales/', import.meta.url))
const VIRTUAL_MODULE = 'virtual:texts'
const BUNDLE_NAMES: readonly TextBundleName[] = [...(Object.keys(textBundles) as (keyof typeof textBundles)[]), 'shell']

const FETCH_ASSET_MODULE = fileURLToPath(new URL('../../src/api/fetchClientAssetJson.ts', import.meta.url))

/**
 * Provides the interface texts as virtual modules. `src/language/textBundles.ts` divides the texts into bundles.
 * `virtual:texts` contains functions that load the bundles that the first page needs, in each language.
 * `virtual:texts/late` contains the functions for all other bundles. In the built client, each bundle is a JSON file.
 */
export function createLocaleTextBundlesPlugin(): Plugin {
  let isBuild = false
  return {
    name: 'locale-texts',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: id => (id.startsWith(VIRTUAL_MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL_MODULE}`)) return undefined
      const [code, bundle] = id.slice(VIRTUAL_MODULE.length + 2).split('/')
      if (code && bundle) {
        this.addWatchFile(join(LOCALES_FOLDER, `${code}.json`))
        return `export const part = ${bundleJson(code, bundle)}`
      }
      const isLate = code === 'late'
      if (!isBuild)
        return loaderTableCode(isLate, (language, bundle) => `() => import('${VIRTUAL_MODULE}/${language}/${bundle}')`)
      const table = loaderTableCode(isLate, (language, bundle) => {
        const file = this.emitFile({
          type: 'asset',
          name: `${language}-${bundle}.json`,
          source: bundleJson(language, bundle),
        })
        return `() => fetched(import.meta.ROLLUP_FILE_URL_${file})`
      })
      return `import { fetchClientAssetJson } from ${JSON.stringify(FETCH_ASSET_MODULE)}\nconst fetched = async url => ({ part: await fetchClientAssetJson(url) })\n${table}`
    },
  }
}

/**
 * Creates the code of a table. For each language and each text bundle, the table contains a function that loads the
 * bundle.
 * @param isLate whether to create the code of `virtual:texts/late`. This code adds its functions to the table of
 *   `virtual:texts`
 * @param loader returns the code that loads a bundle of a language
 */
function loaderTableCode(isLate: boolean, loader: (code: string, bundle: TextBundleName) => string): string {
  const codes = readdirSync(LOCALES_FOLDER)
    .filter(file => file.endsWith('.json') && file !== 'languages.json')
    .map(file => file.replace('.json', ''))
  const bundles = BUNDLE_NAMES.filter(bundle => lazyTextBundleNames.some(lazy => lazy === bundle) === isLate)
  const rows = codes.map(code => {
    const loaders = `{ ${bundles.map(bundle => `${bundle}: ${loader(code, bundle)}`).join(', ')} }`
    return isLate ? `Object.assign(texts[${JSON.stringify(code)}], ${loaders})` : `${JSON.stringify(code)}: ${loaders}`
  })
  if (isLate) return `import { texts } from ${JSON.stringify(VIRTUAL_MODULE)}\n${rows.join('\n')}`
  return `export const texts = { ${rows.join(', ')} }`
}

function bundleJson(code: string, bundle: string): string {
  const texts: TranslationTree = JSON.parse(readFileSync(join(LOCALES_FOLDER, `${code}.json`), 'utf8'))
  if (bundle in textBundles) return JSON.stringify(pickTexts(texts, textBundles[bundle as keyof typeof textBundles]))
  return JSON.stringify(omitTexts(texts, Object.values(textBundles).flat()))
}

/**
 * Returns only the texts with the given keys. Calls itself for nested texts.
 * @param keys full keys, such as `reader.menu`
 * @param path full key of the object `texts`, followed by a dot. Empty for the outermost object
 */
function pickTexts(texts: TranslationTree, keys: readonly string[], path = ''): TranslationTree {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string | TranslationTree][] => {
    const fullKey = path + key
    if (keys.includes(fullKey)) return [[key, value]]
    if (typeof value === 'string' || !keys.some(prefix => prefix.startsWith(`${fullKey}.`))) return []
    return [[key, pickTexts(value, keys, `${fullKey}.`)]]
  })
  return Object.fromEntries(entries)
}

/**
 * Returns all texts except those with the given keys. Texts of the shared bundle remain even if `keys` contains them.
 * @param keys full keys, such as `reader.menu`
 * @param path full key of the object `texts`, followed by a dot. Empty for the outermost object
 */
function omitTexts(texts: TranslationTree, keys: readonly string[], path = ''): TranslationTree {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string | TranslationTree][] => {
    const fullKey = path + key
    if (textKeysInSharedBundle.includes(fullKey)) return [[key, value]]
    if (keys.includes(fullKey)) return []
    return [[key, typeof value === 'string' ? value : omitTexts(value, keys, `${fullKey}.`)]]
  })
  return Object.fromEntries(entries)
}
