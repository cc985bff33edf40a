import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../language/interfaceLanguage'
import { fixedLayoutSettingDefinitions, reflowableEpubSettingDefinitions } from './epubSettingDefinitions'

const settings: Record<string, unknown> = { 'epub.columns': 'two', 'epub.margins': 1, 'epub.fontSize': 100 }
vi.mock('../settings/effectiveReaderSettings', () => ({
  useReaderSetting: (name: string) => [settings[name], vi.fn()],
}))

beforeAll(() => loadTextBundle('reader'))
afterEach(() => vi.unstubAllGlobals())

const findNote = (definitions: typeof reflowableEpubSettingDefinitions) =>
  definitions.find(({ name }) => name === 'epub.columns')?.Note

test('says that two columns do not fit, until the window is wide enough', () => {
  vi.stubGlobal('innerWidth', 390)
  const Note = findNote(reflowableEpubSettingDefinitions)
  if (!Note) throw new Error('no note')
  render(<Note />)
  expect(screen.getByRole('status').textContent).toBe('The window is too narrow for two columns')
  vi.stubGlobal('innerWidth', 1024)
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a book with fixed pages has no note, because its pages have no columns', () => {
  expect(findNote(fixedLayoutSettingDefinitions)).toBeUndefined()
})
