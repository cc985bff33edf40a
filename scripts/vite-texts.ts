import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type Part, parts, shared } from '../src/language/parts.ts'
import type { Texts } from '../src/language/texts.ts'

const folder = fileURLToPath(new URL('../locales/', import.meta.url))
const name = 'virtual:texts'
const names: readonly Part[] = [...(Object.keys(parts) as (keyof typeof parts)[]), 'shell']

/** Makes `virtual:texts`: the languages in `locales/`, each in the parts of `src/language/parts.ts`, loaded one by one. */
export const localeTexts: Plugin = {
  name: 'locale-texts',
  resolveId: id => (id.startsWith(name) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${name}`)) return undefined
    const [code, part] = id.slice(name.length + 2).split('/')
    if (!code || !part) return index()
    const file = join(folder, `${code}.json`)
    this.addWatchFile(file)
    return `export const part = ${JSON.stringify(partOf(JSON.parse(readFileSync(file, 'utf8')), part))}`
  },
}

function index(): string {
  const codes = readdirSync(folder)
    .filter(file => file.endsWith('.json') && file !== 'languages.json')
    .map(file => file.replace('.json', ''))
  const loaders = codes.map(code => {
    const each = names.map(part => `${part}: () => import('${name}/${code}/${part}')`)
    return `${JSON.stringify(code)}: { ${each.join(', ')} }`
  })
  return `export const texts = { ${loaders.join(', ')} }`
}

function partOf(texts: Texts, part: string): Texts {
  if (part in parts) return only(texts, parts[part as keyof typeof parts])
  return without(texts, Object.values(parts).flat())
}

/** The texts below the given keys. */
function only(texts: Texts, keys: readonly string[], path = ''): Texts {
  const kept = Object.entries(texts).flatMap(([key, value]): [string, string | Texts][] => {
    const here = path + key
    if (keys.includes(here)) return [[key, value]]
    if (typeof value === 'string' || !keys.some(each => each.startsWith(`${here}.`))) return []
    return [[key, only(value, keys, `${here}.`)]]
  })
  return Object.fromEntries(kept)
}

/** The texts that are not below the given keys, and those that are shared. */
function without(texts: Texts, keys: readonly string[], path = ''): Texts {
  const kept = Object.entries(texts).flatMap(([key, value]): [string, string | Texts][] => {
    const here = path + key
    if (shared.includes(here)) return [[key, value]]
    if (keys.includes(here)) return []
    return [[key, typeof value === 'string' ? value : without(value, keys, `${here}.`)]]
  })
  return Object.fromEntries(kept)
}
