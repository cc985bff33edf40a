import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { computeContrast, parseHexColor } from '../../tests/harness/colorContrast'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const colorTokensOf = (theme: 'light' | 'dark') => {
  const block = css.match(new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`))?.[1] ?? ''
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, role, value]) => [role, value]))
}

const backgrounds = ['surface', 'raised', 'sunken']
const textPairs = ['ink', 'ink-quiet', 'primary', 'ok', 'warn', 'danger'].flatMap(text =>
  backgrounds.map(ground => [text, ground] as const),
)
const filledPairs = ['primary', 'secondary', 'accent', 'danger'].map(ground => [`on-${ground}`, ground] as const)
const controlPairs = ['line-strong', 'focus', 'accent'].flatMap(control =>
  backgrounds.map(ground => [control, ground] as const),
)

describe.each(['light', 'dark'] as const)('%s theme', theme => {
  const colorTokens = colorTokensOf(theme)
  const contrastOfPair = ([first, second]: readonly [string, string]) =>
    computeContrast(parseHexColor(colorTokens[first] ?? ''), parseHexColor(colorTokens[second] ?? ''))

  test.each([...textPairs, ...filledPairs])('text %s on %s has a contrast of at least 4.5', (...pair) => {
    expect(contrastOfPair(pair)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controlPairs)('control %s on %s has a contrast of at least 3', (...pair) => {
    expect(contrastOfPair(pair)).toBeGreaterThanOrEqual(3)
  })

  test("has the specification's colors", () => {
    const primary = theme === 'light' ? '#005ed3' : '#78baec'
    expect(colorTokens).toMatchObject({ primary, secondary: '#fec000', accent: '#ff0335' })
  })
})

test('defines the same tokens in both themes', () => {
  expect(Object.keys(colorTokensOf('dark'))).toEqual(Object.keys(colorTokensOf('light')))
})

test('names no Chinese, Japanese or Korean font, so that the browser selects the font of the `lang` attribute', () => {
  expect(css).not.toMatch(/Hiragino|CJK|PingFang|YaHei|Malgun/)
})
