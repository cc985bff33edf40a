import { expect } from 'vitest'
import { fc, test } from '../../../../../tests/harness/propertyTest'
import { createViewportUnitVariablesCssRule, replaceViewportUnit } from './replaceViewportUnit'
import { sanitizeCss } from './sanitizeCss'

test.each([
  ['50vw', 'calc(50 * var(--longbox-vw))'],
  ['-1.5vh', 'calc(-1.5 * var(--longbox-vh))'],
  ['100dvh', 'calc(100 * var(--longbox-vh))'],
  ['2VMIN', 'calc(2 * var(--longbox-vmin))'],
  ['3vi', 'calc(3 * var(--longbox-vw))'],
])('%s becomes a length in a unit of the page', (length, expected) => {
  expect(replaceViewportUnit(length)).toBe(expected)
})

test.prop([fc.double({ noNaN: true }), fc.constantFrom('px', 'em', '%', 'v', 'vwx', '')])(
  'other numbers stay unchanged',
  (count, unit) => {
    expect(replaceViewportUnit(`${count}${unit}`)).toBe(`${count}${unit}`)
  },
)

test('styles use units of the page in declarations, but not in media queries', () => {
  const css = 'p { margin: 0 5vw; width: calc(100vw - 2em) } @media (min-width: 50vw) { p { height: 100vh } }'
  expect(sanitizeCss(css, () => undefined)).toBe(
    'p { margin: 0 calc(5 * var(--longbox-vw)); width: calc(calc(100 * var(--longbox-vw)) - 2em) } @media (min-width: 50vw) { p { height: calc(100 * var(--longbox-vh)) } }',
  )
})

test('the units of the page are hundredths of its size', () => {
  expect(createViewportUnitVariablesCssRule({ width: 350, height: 700 })).toBe(
    ':root { --longbox-vw: 3.5px !important; --longbox-vh: 7px !important; --longbox-vmin: 3.5px !important; --longbox-vmax: 7px !important; }',
  )
})
