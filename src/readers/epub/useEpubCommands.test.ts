// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../language/interfaceLanguage'
import { type PreferenceName, preferenceDefinitions } from '../../preferences/preferenceStore'
import { type EffectiveReaderSettings, EffectiveReaderSettingsProvider } from '../settings/effectiveReaderSettings'
import {
  type EpubLayoutKind,
  epubSettingDefinitionsByLayout,
  fixedLayoutSettingDefinitions,
  reflowableEpubSettingDefinitions,
} from './epubSettingDefinitions'
import { getEpubShortcuts } from './getEpubShortcuts'
import type { UseJumpHistoryResult } from './navigation/useJumpHistory'
import { useEpubCommands } from './useEpubCommands'

vi.mock('../../language/localeFormatters', () => ({
  useLocaleFormatters: () => ({
    percent: (value: number) => new Intl.NumberFormat('ar-EG', { style: 'percent' }).format(value),
  }),
}))

function renderCommands(kind: EpubLayoutKind, stored: Partial<Record<PreferenceName, unknown>>) {
  const values: Record<string, unknown> = { ...stored }
  const settings = {
    read: (name: PreferenceName) => values[name] ?? preferenceDefinitions[name].defaultValue,
    write: (name: PreferenceName, value: unknown) => {
      values[name] = value
    },
  } as unknown as EffectiveReaderSettings
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(EffectiveReaderSettingsProvider, { value: settings }, children)
  const { result } = renderHook(() => useEpubCommands(() => undefined, {} as UseJumpHistoryResult, kind), { wrapper })
  return { perform: result.current, values }
}

test('formats a size in the language of the interface', () => {
  expect(renderCommands('text', {}).perform('largerText')).toContain('١١٠٪')
})

test('cycleColumns first switches from the scrolled to the paginated layout', () => {
  const { perform, values } = renderCommands('text', { 'epub.layout': 'scroll', 'epub.columns': 'two' })
  perform('cycleColumns')
  expect(values).toEqual({ 'epub.layout': 'paginated', 'epub.columns': 'auto' })
})

test('scrollLayout switches between the scrolled and the paginated layout, and does not change the columns', () => {
  const { perform, values } = renderCommands('text', { 'epub.columns': 'two' })
  perform('scrollLayout')
  expect(values).toEqual({ 'epub.layout': 'scroll', 'epub.columns': 'two' })
  perform('scrollLayout')
  expect(values).toEqual({ 'epub.layout': 'paginated', 'epub.columns': 'two' })
})

test.each(['fixedLayout', 'verticalText'] as const)(
  'cycleColumns does not change the scrolled layout setting in %s pages',
  kind => {
    const { perform, values } = renderCommands(kind, { 'epub.layout': 'scroll', 'epub.columns': 'auto' })
    perform('cycleColumns')
    expect(values).toEqual({ 'epub.layout': 'scroll', 'epub.columns': 'one' })
  },
)

test('the message about the number of columns speaks of a page layout in fixed-layout books', async () => {
  await loadTextBundle('reader')
  expect(renderCommands('text', {}).perform('cycleColumns')).toBe('Columns: One')
  expect(renderCommands('fixedLayout', {}).perform('cycleColumns')).toBe('Page layout: Single')
})

test('the message about two columns says if the window is too narrow', async () => {
  await loadTextBundle('reader')
  window.innerWidth = 400
  expect(renderCommands('text', { 'epub.columns': 'one' }).perform('cycleColumns')).toBe(
    'Columns: Two · The window is too narrow for two columns',
  )
  expect(renderCommands('fixedLayout', { 'epub.columns': 'one' }).perform('cycleColumns')).toBe('Page layout: Double')
  window.innerWidth = 1_400
  expect(renderCommands('text', { 'epub.columns': 'one' }).perform('cycleColumns')).toBe('Columns: Two')
})

test('fixed-layout pages offer only settings and shortcuts that have an effect on such pages', () => {
  expect(fixedLayoutSettingDefinitions.map(({ name }) => name)).toEqual([
    'epub.appearance',
    'epub.columns',
    'epub.direction',
    'epub.navigation',
  ])
  expect(fixedLayoutSettingDefinitions.every(({ when }) => when === undefined)).toBe(true)
  const [text, fixedLayout, verticalText] = (['text', 'fixedLayout', 'verticalText'] as const).map(kind =>
    getEpubShortcuts('ltr', kind).map(({ command }) => command),
  )
  expect(text?.filter(command => !fixedLayout?.includes(command))).toEqual([
    'scrollLayout',
    'largerText',
    'smallerText',
  ])
  expect(text?.filter(command => !verticalText?.includes(command))).toEqual(['scrollLayout'])
})

test('vertical text offers every setting except the scrolled layout', () => {
  const [text, verticalText] = [epubSettingDefinitionsByLayout.text, epubSettingDefinitionsByLayout.verticalText].map(
    rows => rows.map(({ name }) => name),
  )
  expect(text?.filter(name => !verticalText?.includes(name))).toEqual(['epub.layout'])
  expect(epubSettingDefinitionsByLayout.verticalText.every(({ when }) => when === undefined)).toBe(true)
})

test('the default appearance is the appearance of the existing Komga web client', () => {
  const expectedDefaults = {
    'epub.direction': 'auto',
    'reader.alwaysFullscreen': false,
    'epub.navigation': 'both',
    'epub.font': '',
    'epub.appearance': 'day',
    'epub.layout': 'paginated',
    'epub.columns': 'auto',
    'epub.fontSize': 100,
    'epub.lineHeight': 100,
    'epub.margins': 1,
  } as const
  for (const [name, value] of Object.entries(expectedDefaults))
    expect(preferenceDefinitions[name as PreferenceName].defaultValue, name).toBe(value)
  const margins = reflowableEpubSettingDefinitions.find(({ name }) => name === 'epub.margins')?.values ?? []
  expect([margins[0], margins[1], margins.at(-1)]).toEqual([0.5, 0.75, 4])
})
