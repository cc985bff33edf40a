import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { texts } from 'virtual:texts'
import 'virtual:texts/late'
import { describe, expect, test } from 'vitest'
import english from '../../locales/en.json'
import { lookUpTranslation } from './lookUpTranslation'
import { type TextBundleName, textBundles } from './textBundles'

const root = new URL('../..', import.meta.url).pathname
const partsOf = async (...names: TextBundleName[]) =>
  Promise.all(names.map(async name => (await texts.en?.[name]())?.part ?? {}))

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
}

const callsIn = (source: string) =>
  [...source.matchAll(/import \{([^}]*)\} from '(?:\.\.\/)+generated\/[\w-]+\/[\w-]+'/g)]
    .flatMap(([, names = '']) => names.split(',').map(name => name.trim()))
    .filter(name => name && !/(?:Url|QueryKey|QueryOptions)$|^use[A-Z]|^type /.test(name))

const keys = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'string' ? [path + key] : keys(child, `${path}${key}.`),
  )

describe('text bundles', () => {
  test('together contain all texts', async () => {
    const bundledKeys = new Set(
      (await partsOf('start', 'reader', 'administration', 'dictionary', 'chapterLimit', 'readAloud', 'shell')).flatMap(
        part => keys(part),
      ),
    )
    expect([...bundledKeys].sort()).toEqual(keys(english).sort())
  })

  test('contain a failure text for every API call of the readers', async () => {
    const parts = await partsOf('start', 'reader')
    for (const call of new Set(sourcesIn('src/readers').flatMap(callsIn))) {
      expect(
        parts.some(part => lookUpTranslation(part, 'en', `failure.${call}`)),
        call,
      ).toBe(true)
    }
  })

  test('keep the start and reader bundles small', async () => {
    const [start = {}, reader = {}] = await partsOf('start', 'reader')
    expect(keys(start).length).toBeLessThan(142)
    expect(keys(reader).length).toBeLessThan(480)
  })
})

test('every key prefix of a bundle has texts', () => {
  for (const prefix of Object.values(textBundles).flat()) {
    const text = prefix.split('.').reduce<unknown>((texts, key) => (texts as Record<string, unknown>)?.[key], english)
    expect(text, prefix).toBeDefined()
  }
})
