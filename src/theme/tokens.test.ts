import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const rolesOf = (theme: 'light' | 'dark') => {
  const block = css.match(new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`))?.[1] ?? ''
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, role, value]) => [role, value]))
}

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['surface', 'raised', 'sunken']
const texts = ['ink', 'ink-quiet', 'primary', 'ok', 'warn', 'danger'].flatMap(text =>
  grounds.map(ground => [text, ground] as const),
)
const filled = ['primary', 'secondary', 'accent', 'danger'].map(ground => [`on-${ground}`, ground] as const)
const controls = ['line-strong', 'focus', 'accent'].flatMap(control =>
  grounds.map(ground => [control, ground] as const),
)

describe.each(['light', 'dark'] as const)('%s', theme => {
  const roles = rolesOf(theme)
  const between = ([one, other]: readonly [string, string]) => contrast(roles[one] ?? '', roles[other] ?? '')

  test.each([...texts, ...filled])('text %s on %s has a contrast of at least 4.5', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controls)('control %s on %s has a contrast of at least 3', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(3)
  })

  test("has the specification's colors", () => {
    const primary = theme === 'light' ? '#005ed3' : '#78baec'
    expect(roles).toMatchObject({ primary, secondary: '#fec000', accent: '#ff0335' })
  })
})

test('defines the same tokens in both themes', () => {
  expect(Object.keys(rolesOf('dark'))).toEqual(Object.keys(rolesOf('light')))
})
