import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { computeContrast, parseHexColor, toLinearRgb } from '../../../tests/harness/colorContrast'
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

function colorsOf(theme: 'light' | 'dark'): Rgb[] {
  const [light = '', dark = ''] = chartCss.split(":global([data-theme='dark'])")
  const block = theme === 'light' ? light : dark
  const colors = new Map([...block.matchAll(/--chart-(\d+): (#[0-9a-f]{6});/g)].map(([, key, hex]) => [key, hex]))
  return Array.from({ length: CHART_COLOR_COUNT }, (_, index) => parseHexColor(colors.get(String(index + 1)) ?? ''))
}

function raisedColorOf(theme: 'light' | 'dark'): Rgb {
  const block = tokensCss.match(new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`))?.[1] ?? ''
  return parseHexColor(block.match(/--raised: (#[0-9a-f]{6})/)?.[1] ?? '')
}

const indexPairs = Array.from({ length: CHART_COLOR_COUNT }, (_, first) =>
  Array.from({ length: first }, (_, second) => [first, second] as const),
).flat()

describe.each(['light', 'dark'] as const)('%s theme', theme => {
  const colors = colorsOf(theme)
  const linearColors = colors.map(toLinearRgb)

  test('has a contrast of at least 3 between each color and the card', () => {
    for (const color of colors) expect(computeContrast(color, raisedColorOf(theme))).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.keys(colorVisions))(
    'distinguishes the colors of items with the same pattern, seen with %s',
    vision => {
      for (const [first, second] of indexPairs) {
        if (getChartItemAppearance(first).pattern !== getChartItemAppearance(second).pattern) continue
        const [a, b] = [first, second].map(index =>
          toOklab(simulate(linearColors[index] as Rgb, colorVisions[vision] as readonly number[])),
        )
        expect(distance(a as Rgb, b as Rgb), `${first + 1} and ${second + 1}`).toBeGreaterThanOrEqual(0.15)
      }
    },
  )

  test('has 18 different colors', () => {
    for (const [first, second] of indexPairs)
      expect(
        distance(toOklab(linearColors[first] as Rgb), toOklab(linearColors[second] as Rgb)),
      ).toBeGreaterThanOrEqual(0.07)
  })
})

test('repeats the appearances after 18 items', () => {
  expect(getChartItemAppearance(19)).toEqual(getChartItemAppearance(1))
  expect(new Set(Array.from({ length: 18 }, (_, index) => JSON.stringify(getChartItemAppearance(index)))).size).toBe(18)
})
