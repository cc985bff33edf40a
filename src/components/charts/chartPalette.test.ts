import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CHART_COLOR_COUNT, getChartItemAppearance } from './chartPalette'

const chartCss = readFileSync(new URL('./BarChart.module.css', import.meta.url), 'utf8')
const tokensCss = readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8')

type Rgb = readonly [number, number, number]

/**
 * Matrices that convert linear RGB colors to the colors that people with usual color vision or a color blindness see
 * (Machado, Oliveira and Fernandes, 2009).
 */
const colorVisions: Readonly<Record<string, readonly number[]>> = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}

const toLinearRgb = (hex: string): Rgb => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const simulate = ([r, g, b]: Rgb, m: readonly number[]): Rgb => {
  const row = (at: number) => Math.min(1, Math.max(0, (m[at] ?? 0) * r + (m[at + 1] ?? 0) * g + (m[at + 2] ?? 0) * b))
  return [row(0), row(3), row(6)]
}

const toOklab = ([r, g, b]: Rgb): Rgb => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const distance = (first: Rgb, second: Rgb) => Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)))
const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b
const contrast = (first: Rgb, second: Rgb) => {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function colorsOf(theme: 'light' | 'dark'): Rgb[] {
  const [light = '', dark = ''] = chartCss.split(":global([data-theme='dark'])")
  const block = theme === 'light' ? light : dark
  const colors = new Map([...block.matchAll(/--chart-(\d+): (#[0-9a-f]{6});/g)].map(([, key, hex]) => [key, hex]))
  return Array.from({ length: CHART_COLOR_COUNT }, (_, index) => toLinearRgb(colors.get(String(index + 1)) ?? ''))
}

function raisedColorOf(theme: 'light' | 'dark'): Rgb {
  const block = tokensCss.match(new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`))?.[1] ?? ''
  return toLinearRgb(block.match(/--raised: (#[0-9a-f]{6})/)?.[1] ?? '')
}

const indexPairs = Array.from({ length: CHART_COLOR_COUNT }, (_, first) =>
  Array.from({ length: first }, (_, second) => [first, second] as const),
).flat()

describe.each(['light', 'dark'] as const)('%s theme', theme => {
  const colors = colorsOf(theme)

  test('has a contrast of at least 3 between each color and the card', () => {
    for (const color of colors) expect(contrast(color, raisedColorOf(theme))).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.keys(colorVisions))(
    'distinguishes the colors of items with the same pattern, seen with %s',
    vision => {
      for (const [first, second] of indexPairs) {
        if (getChartItemAppearance(first).pattern !== getChartItemAppearance(second).pattern) continue
        const [a, b] = [first, second].map(index =>
          toOklab(simulate(colors[index] as Rgb, colorVisions[vision] as readonly number[])),
        )
        expect(distance(a as Rgb, b as Rgb), `${first + 1} and ${second + 1}`).toBeGreaterThanOrEqual(0.15)
      }
    },
  )

  test('has 18 different colors', () => {
    for (const [first, second] of indexPairs)
      expect(distance(toOklab(colors[first] as Rgb), toOklab(colors[second] as Rgb))).toBeGreaterThanOrEqual(0.07)
  })
})

test('repeats the appearances after 18 items', () => {
  expect(getChartItemAppearance(19)).toEqual(getChartItemAppearance(1))
  expect(new Set(Array.from({ length: 18 }, (_, index) => JSON.stringify(getChartItemAppearance(index)))).size).toBe(18)
})
