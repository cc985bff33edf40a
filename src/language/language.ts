import { texts } from 'virtual:texts'
import languages from '../../locales/languages.json'
import { notify } from '../api/notices'
import { onPreference, readPreference, writePreference } from '../preferences/preferences'
import type { TextBundle } from './textBundles'
import { lookUpText, mergeTexts, type Texts, type Values } from './texts'

/** A language that the interface speaks. */
export type Locale = { code: string; name: string; rtl: boolean }

const fallback: Locale = { code: 'en', name: 'English', rtl: false }
const spoken = new Set<TextBundle>(['start'])
const loaded = new Map<string, Texts>()
const loads = new Map<string, Promise<void>>()
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
  onPreference('locale', follow)
  await use(readPreference('locale'))
}

/**
 * Speaks the language that was chosen; one whose texts cannot be had is told, and the choice taken back where it was made.
 * @param elsewhere  another tab made it, and may well have the texts
 */
function follow(elsewhere: boolean) {
  const wanted = readPreference('locale')
  use(wanted).catch(() => {
    if (elsewhere || wanted !== readPreference('locale')) return
    const name = locales.find(({ code }) => code === wanted)?.name ?? wanted
    notify({ kind: 'error', text: translate('error.language', { name }) })
    writePreference('locale', current.code)
  })
}

/** Loads a further part of the texts, before what says it is drawn. */
export async function loadTexts(part: TextBundle): Promise<void> {
  spoken.add(part)
  await Promise.all(codesFor(readPreference('locale')).map(code => load(code, part)))
}

/** The text of a key in the current language; `count` chooses the plural. The key itself when there is no text. */
export function translate(key: string, values?: Values): string {
  return lookUp(key, values) ?? key
}

/** Whether a text exists for the key. */
export function hasText(key: string): boolean {
  return lookUp(key) !== undefined
}

/** All texts of a language that were loaded so far. */
export const textsUnderKey = (code: string): Texts => loaded.get(code) ?? {}

/** The language that is spoken now. */
export const currentLocale = (): Locale => current

/** Calls back after the language changed and its texts are there. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function lookUp(key: string, values?: Values): string | undefined {
  const inLanguage = (code: string) => lookUpText(loaded.get(code) ?? {}, code, key, values)
  return inLanguage(current.code) ?? inLanguage(fallback.code)
}

async function use(wanted: string) {
  const codes = codesFor(wanted)
  await Promise.all(codes.flatMap(code => [...spoken].map(part => load(code, part))))
  // Another one was chosen meanwhile.
  if (wanted !== readPreference('locale')) return
  current = locales.find(({ code }) => code === codes[0]) ?? fallback
  document.documentElement.lang = current.code
  document.documentElement.dir = current.rtl ? 'rtl' : 'ltr'
  for (const listener of listeners) listener()
}

/** The language itself, then the one that stands in for what it lacks. */
function codesFor(wanted: string): string[] {
  const code = locales.find(locale => locale.code === wanted)?.code ?? fallback.code
  return [...new Set([code, fallback.code])]
}

/** Once for each part; a part that could not be had is asked for again the next time. */
function load(code: string, part: TextBundle): Promise<void> {
  const key = `${code}/${part}`
  const known = loads.get(key)
  if (known) return known
  const loading = fetched(code, part)
  loads.set(key, loading)
  loading.catch(() => loads.delete(key))
  return loading
}

async function fetched(code: string, part: TextBundle) {
  const module = await texts[code]?.[part]()
  if (module) loaded.set(code, mergeTexts(loaded.get(code) ?? {}, module.part))
}
