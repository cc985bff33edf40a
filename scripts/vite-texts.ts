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
 * Makes `virtual:texts`: the languages in `locales/`, each in the parts of `src/language/textBundles.ts`, loaded one by one; and
 * `virtual:texts/late`, which adds the late parts to it. In the
 * built program a part is a file of data that is fetched; elsewhere it is a module.
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
      const [code, part] = id.slice(name.length + 2).split('/')
      if (code && part) {
        this.addWatchFile(join(folder, `${code}.json`))
        return `export const part = ${partOf(code, part)}`
      }
      const isLate = code === 'late'
      if (!isBuild) return index(isLate, (language, each) => `() => import('${name}/${language}/${each}')`)
      const emitted = index(isLate, (language, each) => {
        const file = this.emitFile({ type: 'asset', name: `${language}-${each}.json`, source: partOf(language, each) })
        return `() => fetched(import.meta.ROLLUP_FILE_URL_${file})`
      })
      return `import { fetchProgramAsset } from ${JSON.stringify(fetcher)}\nconst fetched = async url => ({ part: await fetchProgramAsset(url) })\n${emitted}`
    },
  }
}

/**
 * The table of loaders; that of the late parts adds them to the first one.
 * @param loader  gives the code that loads a part of a language
 */
function index(isLate: boolean, loader: (code: string, part: TextBundleName) => string): string {
  const codes = readdirSync(folder)
    .filter(file => file.endsWith('.json') && file !== 'languages.json')
    .map(file => file.replace('.json', ''))
  const wanted = names.filter(part => lazyTextBundles.some(each => each === part) === isLate)
  const rows = codes.map(code => {
    const loaders = `{ ${wanted.map(part => `${part}: ${loader(code, part)}`).join(', ')} }`
    return isLate ? `Object.assign(texts[${JSON.stringify(code)}], ${loaders})` : `${JSON.stringify(code)}: ${loaders}`
  })
  if (isLate) return `import { texts } from ${JSON.stringify(name)}\n${rows.join('\n')}`
  return `export const texts = { ${rows.join(', ')} }`
}

/** The JSON of a part. */
function partOf(code: string, part: string): string {
  const texts: TextTree = JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'))
  if (part in textBundles) return JSON.stringify(only(texts, textBundles[part as keyof typeof textBundles]))
  return JSON.stringify(without(texts, Object.values(textBundles).flat()))
}

/** The texts below the given keys. */
function only(texts: TextTree, keys: readonly string[], path = ''): TextTree {
  const kept = Object.entries(texts).flatMap(([key, value]): [string, string | TextTree][] => {
    const here = path + key
    if (keys.includes(here)) return [[key, value]]
    if (typeof value === 'string' || !keys.some(each => each.startsWith(`${here}.`))) return []
    return [[key, only(value, keys, `${here}.`)]]
  })
  return Object.fromEntries(kept)
}

/** The texts that are not below the given keys, and those that are shared. */
function without(texts: TextTree, keys: readonly string[], path = ''): TextTree {
  const kept = Object.entries(texts).flatMap(([key, value]): [string, string | TextTree][] => {
    const here = path + key
    if (sharedTextKeys.includes(here)) return [[key, value]]
    if (keys.includes(here)) return []
    return [[key, typeof value === 'string' ? value : without(value, keys, `${here}.`)]]
  })
  return Object.fromEntries(kept)
}
