import { texts } from 'virtual:texts'
import languages from '../../locales/languages.json'
import { onPreference, readPreference } from '../preferences/preferences'
import type { Part } from './parts'
import { merged, type Texts, textOf, type Values } from './texts'

/** A language that the interface speaks. */
export type Locale = { code: string; name: string; rtl: boolean }

const fallback: Locale = { code: 'en', name: 'English', rtl: false }
const spoken = new Set<Part>(['start'])
const loaded = new Map<string, Texts>()
const listeners = new Set<() => void>()
let current = fallback

/** The languages whose texts exist, in the order of `locales/languages.json`. */
export const locales: readonly Locale[] = languages
  .map(({ code, name, ...flags }) => ({ code, name, rtl: 'rtl' in flags && flags.rtl === true }))
  .filter(({ code }) => code in texts)

/**
 * Loads the first texts of the person's language (and of English for what it lacks) and follows later choices.
 * Must be awaited once before anything is drawn.
 */
export async function startLanguage(): Promise<void> {
  await use(readPreference('locale'))
  onPreference('locale', () => void use(readPreference('locale')))
}

/** Loads a further part of the texts, before what says it is drawn. */
export async function loadTexts(part: Part): Promise<void> {
  if (spoken.has(part)) return
  await Promise.all([...loaded.keys()].map(code => load(code, [part])))
  spoken.add(part)
}

/** The text of a key in the current language; `count` chooses the plural. The key itself when there is no text. */
export function translate(key: string, values?: Values): string {
  return lookUp(key, values) ?? key
}

/** Whether a text exists for the key. */
export function hasText(key: string): boolean {
  return lookUp(key) !== undefined
}

/** The language that is spoken now. */
export const currentLocale = (): Locale => current

/** Calls back after the language changed and its texts are there. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function lookUp(key: string, values?: Values): string | undefined {
  const inLanguage = (code: string) => textOf(loaded.get(code) ?? {}, code, key, values)
  return inLanguage(current.code) ?? inLanguage(fallback.code)
}

async function use(wanted: string) {
  const locale = locales.find(({ code }) => code === wanted) ?? fallback
  await Promise.all([...new Set([locale.code, fallback.code])].map(code => load(code, [...spoken])))
  current = locale
  document.documentElement.lang = locale.code
  document.documentElement.dir = locale.rtl ? 'rtl' : 'ltr'
  for (const listener of listeners) listener()
}

async function load(code: string, wanted: readonly Part[]) {
  const found = await Promise.all(wanted.map(part => texts[code]?.[part]()))
  const known = loaded.get(code) ?? {}
  loaded.set(
    code,
    found.reduce((all, module) => (module ? merged(all, module.part) : all), known),
  )
}
