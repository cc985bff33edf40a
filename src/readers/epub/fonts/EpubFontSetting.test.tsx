// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { deleteCustomFont, listCustomFontNames } from '../../../preferences/databases/customFonts'
import { EpubFontSetting } from './EpubFontSetting'

vi.mock('../../../preferences/databases/customFonts')
vi.mock('../../../generated/fonts/fonts.calls', () => ({ getFontFamilies: () => Promise.resolve([]) }))

beforeAll(() => loadTextBundle('reader'))
afterEach(cleanup)

test('after a font was removed, the next remove button has the focus, or else the selected font', async () => {
  const fonts = ['One', 'Two']
  vi.mocked(listCustomFontNames).mockImplementation(async () => [...fonts])
  vi.mocked(deleteCustomFont).mockImplementation(async name => void fonts.splice(fonts.indexOf(name), 1))
  const user = userEvent.setup()
  render(<EpubFontSetting />)
  const remove = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    act(() => button.focus())
    await user.keyboard('{Enter}')
    await vi.waitFor(() => expect(button.isConnected).toBe(false))
  }
  await remove('Remove the font One')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove the font Two' }))
  await remove('Remove the font Two')
  expect(document.activeElement).toBe(screen.getByRole('radio', { checked: true }))
})
