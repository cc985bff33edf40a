import { expect, test } from 'vitest'
import { svgElement, svgLine, svgRect } from './svgElements.mjs'

test('rejects a shape with an undefined color, which would be black', () => {
  expect(svgRect(0, 0, 2, 2, '#fff')).toBe('<rect x="0" y="0" width="2" height="2" fill="#fff"/>')
  expect(svgLine('M0 0', '#000', 1)).toContain('fill="none"')
  expect(svgElement('g', {}, 'inside')).toBe('<g>inside</g>')
  expect(() => svgRect(0, 0, 2, 2, undefined)).toThrow('A rect has no colour.')
})
