import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../language/interfaceLanguage'
import { fixedLayoutSettingDefinitions, reflowableEpubSettingDefinitions } from '../epub/epubSettingDefinitions'
import { ReaderSettingControl } from './ReaderSettingControl'

vi.mock('./effectiveReaderSettings', () => ({ useReaderSetting: () => ['two', vi.fn()] }))

beforeAll(() => loadTextBundle('reader'))

test.each([
  ['Columns', ['Automatic', 'One', 'Two'], reflowableEpubSettingDefinitions],
  ['Page layout', ['Automatic', 'Single', 'Double'], fixedLayoutSettingDefinitions],
])('the number of columns or of pages side by side is named "%s"', (label, options, definitions) => {
  const setting = definitions.find(({ name }) => name === 'epub.columns')
  if (setting) render(<ReaderSettingControl setting={setting} />)
  expect(screen.getByRole('group', { name: label })).toBeDefined()
  expect(screen.getAllByRole('radio').map(option => option.closest('label')?.textContent)).toEqual(options)
})
