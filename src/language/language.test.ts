// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('virtual:texts', () => ({ texts: fakes }))

const fakes = vi.hoisted(() => {
  const part = (texts: object) => vi.fn(async () => ({ part: texts }))
  return {
    en: { start: part({ hello: 'Hello', only: 'English' }), shell: part({ more: 'More' }), reader: part({}) },
    de: { start: part({ hello: 'Hallo' }), shell: part({ more: 'Mehr' }), reader: part({}) },
    ar: { start: part({ hello: 'أهلا' }), shell: part({ more: 'أكثر' }), reader: part({}) },
  }
})

const heard = vi.spyOn(window, 'addEventListener')

beforeEach(() => {
  // Removes the listeners of the previous test, whose module would react to events of this one.
  for (const [type, listener] of heard.mock.calls) window.removeEventListener(type, listener)
  vi.resetModules()
  vi.resetAllMocks()
  localStorage.clear()
})

const language = () => import('./language')
const choose = (code: string) => {
  localStorage.setItem('longbox.locale', JSON.stringify(code))
  window.dispatchEvent(new StorageEvent('storage', { key: 'longbox.locale' }))
}

test('loads only the requested bundles of the current language', async () => {
  const { startLanguage, translate } = await language()
  await startLanguage()
  expect(translate('hello')).toBe('Hello')
  expect(translate('more')).toBe('more')
  expect(fakes.en.shell).not.toHaveBeenCalled()
  expect(fakes.ar.start).not.toHaveBeenCalled()
  expect(document.documentElement.dir).toBe('ltr')
})

test('loads a bundle once that is requested before and during the start', async () => {
  const { loadTexts, startLanguage, translate } = await language()
  await Promise.all([loadTexts('shell'), startLanguage(), loadTexts('shell')])
  expect(translate('more')).toBe('More')
  expect(fakes.en.shell).toHaveBeenCalledTimes(1)
})

test('switches the language when all its bundles have loaded, with English for missing texts', async () => {
  const { loadTexts, onLanguageChange, startLanguage, translate } = await language()
  await startLanguage()
  await loadTexts('shell')
  const changed = new Promise<void>(resolve => onLanguageChange(resolve))
  choose('ar')
  await changed
  expect(translate('more')).toBe('أكثر')
  expect(translate('only')).toBe('English')
  expect(document.documentElement.dir).toBe('rtl')
  expect(document.documentElement.lang).toBe('ar')
})

test('falls back to English for an unknown language', async () => {
  choose('xx')
  const { startLanguage, translate, currentLocale } = await language()
  await startLanguage()
  expect(translate('hello')).toBe('Hello')
  expect(currentLocale().code).toBe('en')
})

test('requests a failed bundle again', async () => {
  fakes.en.shell.mockRejectedValueOnce(new Error('away'))
  const { loadTexts, startLanguage, translate } = await language()
  await startLanguage()
  await expect(loadTexts('shell')).rejects.toThrow()
  await loadTexts('shell')
  expect(translate('more')).toBe('More')
})

test('shows a notice and restores the previous language when the texts of a language fail to load', async () => {
  const { currentLocale, startLanguage } = await language()
  const { notices, notify } = await import('../api/notices')
  await startLanguage(notify)
  const { writePreference } = await import('../preferences/preferences')
  fakes.ar.start.mockRejectedValue(new Error('away'))
  writePreference('locale', 'ar')
  await vi.waitFor(() => expect(notices()).toMatchObject([{ kind: 'error' }]))
  expect(currentLocale().code).toBe('en')
  expect(localStorage.getItem('longbox.locale')).toBe('"en"')
})

test('keeps a language chosen in another tab when its texts fail to load in this one', async () => {
  const { currentLocale, startLanguage } = await language()
  const { notices, notify } = await import('../api/notices')
  await startLanguage(notify)
  fakes.ar.start.mockRejectedValue(new Error('away'))
  choose('ar')
  await vi.waitFor(() => expect(fakes.ar.start.mock.settledResults.at(-1)?.type).toBe('rejected'))
  await Promise.resolve()
  expect(currentLocale().code).toBe('en')
  expect(localStorage.getItem('longbox.locale')).toBe('"ar"')
  expect(notices()).toEqual([])
})

test('applies a language chosen while the first texts load', async () => {
  const { currentLocale, onLanguageChange, startLanguage } = await language()
  let arrive = () => {}
  fakes.en.start.mockReturnValueOnce(new Promise(resolve => (arrive = () => resolve({ part: { hello: 'Hello' } }))))
  const started = startLanguage()
  const changed = new Promise<void>(resolve => onLanguageChange(resolve))
  choose('de')
  arrive()
  await Promise.all([started, changed])
  await vi.waitFor(() => expect(currentLocale().code).toBe('de'))
})

test('applies the last of two quick choices, in whichever order their texts load', async () => {
  const { currentLocale, onLanguageChange, startLanguage } = await language()
  await startLanguage()
  let arrive = (_: { part: object }) => {}
  fakes.ar.start.mockReturnValue(
    new Promise(resolve => {
      arrive = resolve as typeof arrive
    }),
  )
  choose('ar')
  const changed = new Promise<void>(resolve => onLanguageChange(resolve))
  choose('de')
  await changed
  arrive({ part: { hello: 'late' } })
  await new Promise(resolve => setTimeout(resolve))
  expect(currentLocale().code).toBe('de')
})
