import { createHash } from 'node:crypto'
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
      if (!isBuild) return devServerTableCode(isLate)
      const hash = hashOfAllTexts()
      for (const language of listLanguageCodes())
        for (const name of listBundleNames(isLate)) {
          const fileName = `assets/${language}-${name}-${hash}.json`
          this.emitFile({
            type: 'asset',
            name: `${language}-${name}.json`,
            fileName,
            source: bundleJson(language, name),
          })
        }
      return isLate ? lateTableCode() : tableCode(hash)
    },
  }
}

/** Returns the codes of all languages that have a text file in `locales`. */
const listLanguageCodes = (): string[] =>
  readdirSync(LOCALES_FOLDER)
    .filter(file => file.endsWith('.json') && file !== 'languages.json')
    .map(file => file.replace('.json', ''))

/** Separates the files with interface texts from the other files of a build. Groups the text files by language. */
export function separateInterfaceTextFiles(names: readonly string[]): {
  files: string[]
  interfaceTextFiles: Record<string, string[]>
} {
  const files: string[] = []
  const interfaceTextFiles: Record<string, string[]> = {}
  for (const name of names) {
    const code = findLanguageOfInterfaceTextFile(name)
    if (code === undefined) files.push(name)
    else interfaceTextFiles[code] = [...(interfaceTextFiles[code] ?? []), name]
  }
  return { files, interfaceTextFiles }
}

/**
 * Returns the language of a file with interface texts.
 * @param fileName name in the build, such as `assets/pt-BR-reader-1a2b3c4d.json`
 * @returns language code, or undefined for any other file
 */
function findLanguageOfInterfaceTextFile(fileName: string): string | undefined {
  const [, code, bundle] = /^assets\/([\w-]+)-(\w+)-[\da-f]{8}\.json$/.exec(fileName) ?? []
  return BUNDLE_NAMES.some(name => name === bundle) ? code : undefined
}

const listBundleNames = (isLate: boolean): TextBundleName[] =>
  BUNDLE_NAMES.filter(bundle => lazyTextBundleNames.some(lazy => lazy === bundle) === isLate)

/**
 * Returns a hash of the texts of all languages. All text files of a build have this hash in their names, so that the
 * client can compute the names. With a separate hash per file, the client would have to load a list of all file names.
 */
function hashOfAllTexts(): string {
  const hash = createHash('sha256')
  for (const code of listLanguageCodes()) hash.update(readFileSync(join(LOCALES_FOLDER, `${code}.json`)))
  return hash
    .update(JSON.stringify([textBundles, textKeysInSharedBundle]))
    .digest('hex')
    .slice(0, 8)
}

/**
 * Returns the code of `virtual:texts` for the built client. All files of the build are in the same folder, so the URL
 * of a text file is relative to the module.
 */
const tableCode = (hash: string): string => `
import { fetchClientAssetJson } from ${JSON.stringify(FETCH_ASSET_MODULE)}
const load = async (code, name) => {
  const url = new URL(code + '-' + name + '-${hash}.json', import.meta.url)
  return { part: await fetchClientAssetJson(url.href) }
}
export const texts = Object.fromEntries('${listLanguageCodes().join(' ')}'.split(' ').map(code => [code, {}]))
export const addBundles = names => {
  for (const code in texts) for (const name of names) texts[code][name] = () => load(code, name)
}
addBundles(${JSON.stringify(listBundleNames(false))})
${rightToLeftCodesCode()}`

const rightToLeftCodesCode = (): string => {
  const languages: { code: string; rtl?: boolean }[] = JSON.parse(
    readFileSync(join(LOCALES_FOLDER, 'languages.json'), 'utf8'),
  )
  const codes = languages.filter(({ rtl }) => rtl).map(({ code }) => code)
  return `export const rightToLeftCodes = ${JSON.stringify(codes)}`
}

const lateTableCode = (): string => `
import { addBundles } from ${JSON.stringify(VIRTUAL_MODULE)}
addBundles(${JSON.stringify(listBundleNames(true))})`

/**
 * Returns the code of `virtual:texts` or `virtual:texts/late` for tests and the dev server. In this code, each bundle
 * is a module.
 */
function devServerTableCode(isLate: boolean): string {
  const rows = listLanguageCodes().map(code => {
    const loaders = listBundleNames(isLate).map(name => `${name}: () => import('${VIRTUAL_MODULE}/${code}/${name}')`)
    const row = `{ ${loaders.join(', ')} }`
    return isLate ? `Object.assign(texts[${JSON.stringify(code)}], ${row})` : `${JSON.stringify(code)}: ${row}`
  })
  if (isLate) return `import { texts } from ${JSON.stringify(VIRTUAL_MODULE)}\n${rows.join('\n')}`
  return `export const texts = { ${rows.join(', ')} }\n${rightToLeftCodesCode()}`
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
 * Returns all texts except those with the given keys. The texts in `textKeysInSharedBundle` remain even if `keys`
 * contains them.
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
