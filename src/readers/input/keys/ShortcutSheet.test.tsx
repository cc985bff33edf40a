// @vitest-environment jsdom
import 'virtual:texts/late'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { getEpubShortcuts } from '../../epub/getEpubShortcuts'
import { ShortcutSheet } from './ShortcutSheet'

beforeAll(() => loadTextBundle('reader'))

test('a fixed-layout book names the key P after its page layout, also if another command takes the key', () => {
  render(<ShortcutSheet shortcuts={getEpubShortcuts('ltr', 'fixedLayout')} />)
  expect(screen.queryByText('Next column count')).toBe(null)
  expect(screen.getByText('Next page layout').nextElementSibling?.textContent).toBe('P')
  fireEvent.click(screen.getByRole('button', { name: 'Change keys' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add a key: Next appearance' }))
  fireEvent.keyDown(screen.getByRole('group'), { key: 'p' })
  expect(screen.getByRole('status').textContent).toBe('P is already used: Next page layout')
})

test('a reflowable book names the key P after its columns', () => {
  render(<ShortcutSheet shortcuts={getEpubShortcuts('ltr', 'text')} />)
  expect(screen.getByText('Next column count').nextElementSibling?.textContent).toBe('P')
})
