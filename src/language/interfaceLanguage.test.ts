// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('virtual:texts', () => ({ texts: fakeTexts, rightToLeftCodes: ['ar'] }))

const fakeTexts = vi.hoisted(() => {
  const part = (texts: object) => vi.fn(async () => ({ part: texts }))
  return {
    en: {
      start: part({ hello: 'Hello', only: 'English', enum: { SeriesStatus: { ENDED: 'Ended' } } }),
      shell: part({ more: 'More' }),
      reader: part({}),
    },
    de: { start: part({ hello: 'Hallo' }), shell: part({ more: 'Mehr' }), reader: part({}) },
    'pt-PT': { start: part({ hello: 'Olá' }), shell: part({}), reader: part({}) },
    ar: { start: part({ hello: 'أهلا' }), shell: part({ more: 'أكثر' }), reader: part({}) },
  }
})

const addListenerSpy = vi.spyOn(window, 'addEventListener')

beforeEach(() => {
  // Removes the listeners of the previous test, because these listeners would react to events of the next test.
  for (const [type, listener] of addListenerSpy.mock.calls) window.removeEventListener(type, listener)
  vi.resetModules()
  vi.resetAllMocks()
  localStorage.clear()
})

const importLanguage = () => import('./interfaceLanguage')
const chooseInOtherTab = (code: string) => {
  localStorage.setItem('longbox.locale', JSON.stringify(code))
  window.dispatchEvent(new StorageEvent('storage', { key: 'longbox.locale' }))
}

test('loads only the requested bundles of the current language', async () => {
  const { initInterfaceLanguage, translate } = await importLanguage()
  await initInterfaceLanguage()
  expect(translate('hello')).toBe('Hello')
  expect(translate('more')).toBe('more')
  expect(fakeTexts.en.shell).not.toHaveBeenCalled()
  expect(fakeTexts.ar.start).not.toHaveBeenCalled()
  expect(document.documentElement.dir).toBe('ltr')
})

test('loads a bundle once if it is requested before and during the start', async () => {
  const { loadTextBundle, initInterfaceLanguage, translate } = await importLanguage()
  await Promise.all([loadTextBundle('shell'), initInterfaceLanguage(), loadTextBundle('shell')])
  expect(translate('more')).toBe('More')
  expect(fakeTexts.en.shell).toHaveBeenCalledTimes(1)
})

test('switches the language after all its bundles have loaded, and uses English for missing texts', async () => {
  const { loadTextBundle, onInterfaceLanguageChange, initInterfaceLanguage, translate } = await importLanguage()
  await initInterfaceLanguage()
  await loadTextBundle('shell')
  const changed = new Promise<void>(resolve => onInterfaceLanguageChange(resolve))
  chooseInOtherTab('ar')
  await changed
  expect(translate('more')).toBe('أكثر')
  expect(translate('only')).toBe('English')
  expect(document.documentElement.dir).toBe('rtl')
  expect(document.documentElement.lang).toBe('ar')
})

test('falls back to English for an unknown language', async () => {
  chooseInOtherTab('xx')
  const { initInterfaceLanguage, translate, getCurrentLocale } = await importLanguage()
  await initInterfaceLanguage()
  expect(translate('hello')).toBe('Hello')
  expect(getCurrentLocale().code).toBe('en')
})

test('uses European Portuguese for the code that earlier releases stored', async () => {
  chooseInOtherTab('pt')
  const { initInterfaceLanguage, translate } = await importLanguage()
  await initInterfaceLanguage()
  expect(translate('hello')).toBe('Olá')
  expect(document.documentElement.lang).toBe('pt-PT')
})

test('requests a failed bundle again', async () => {
  fakeTexts.en.shell.mockRejectedValueOnce(new Error('away'))
  const { loadTextBundle, initInterfaceLanguage, translate } = await importLanguage()
  await initInterfaceLanguage()
  await expect(loadTextBundle('shell')).rejects.toThrow()
  await loadTextBundle('shell')
  expect(translate('more')).toBe('More')
})

test('shows a notice and restores the previous language when the texts of a language fail to load', async () => {
  const { getCurrentLocale, initInterfaceLanguage } = await importLanguage()
  const { getVisibleNotices, showNotice } = await import('../api/notices')
  await initInterfaceLanguage(showNotice)
  const { writePreference } = await import('../preferences/preferenceStore')
  fakeTexts.ar.start.mockRejectedValue(new Error('away'))
  writePreference('locale', 'ar')
  await vi.waitFor(() => expect(getVisibleNotices()).toMatchObject([{ kind: 'error' }]))
  expect(getCurrentLocale().code).toBe('en')
  expect(localStorage.getItem('longbox.locale')).toBe('"en"')
})

test('keeps a language that was chosen in another tab when its texts fail to load in this tab', async () => {
  const { getCurrentLocale, initInterfaceLanguage } = await importLanguage()
  const { getVisibleNotices, showNotice } = await import('../api/notices')
  await initInterfaceLanguage(showNotice)
  fakeTexts.ar.start.mockRejectedValue(new Error('away'))
  chooseInOtherTab('ar')
  await vi.waitFor(() => expect(fakeTexts.ar.start.mock.settledResults.at(-1)?.type).toBe('rejected'))
  await Promise.resolve()
  expect(getCurrentLocale().code).toBe('en')
  expect(localStorage.getItem('longbox.locale')).toBe('"ar"')
  expect(getVisibleNotices()).toEqual([])
})

test('applies a language that was chosen while the first texts load', async () => {
  const { getCurrentLocale, onInterfaceLanguageChange, initInterfaceLanguage } = await importLanguage()
  let finishLoad = () => {}
  fakeTexts.en.start.mockReturnValueOnce(
    new Promise(resolve => (finishLoad = () => resolve({ part: { hello: 'Hello' } }))),
  )
  const started = initInterfaceLanguage()
  const changed = new Promise<void>(resolve => onInterfaceLanguageChange(resolve))
  chooseInOtherTab('de')
  finishLoad()
  await Promise.all([started, changed])
  await vi.waitFor(() => expect(getCurrentLocale().code).toBe('de'))
})

test('applies the last of two quick choices, in any load order of their texts', async () => {
  const { getCurrentLocale, onInterfaceLanguageChange, initInterfaceLanguage } = await importLanguage()
  await initInterfaceLanguage()
  let finishLoad = (_: { part: object }) => {}
  fakeTexts.ar.start.mockReturnValue(
    new Promise(resolve => {
      finishLoad = resolve as typeof finishLoad
    }),
  )
  chooseInOtherTab('ar')
  const changed = new Promise<void>(resolve => onInterfaceLanguageChange(resolve))
  chooseInOtherTab('de')
  await changed
  finishLoad({ part: { hello: 'late' } })
  await new Promise(resolve => setTimeout(resolve))
  expect(getCurrentLocale().code).toBe('de')
})

test('returns the text of an enum value, and an enum value of a newer server unchanged', async () => {
  const { initInterfaceLanguage } = await importLanguage()
  const { enumText } = await import('./enumText')
  await initInterfaceLanguage()
  expect(enumText('SeriesStatus', 'ENDED')).toBe('Ended')
  expect(enumText('SeriesStatus', 'PAUSED')).toBe('PAUSED')
})
