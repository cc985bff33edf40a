import { expect, test } from 'vitest'
import { line, rect, svgElement } from './svgElements.mjs'

test('rejects a shape with an undefined colour, which would be black', () => {
  expect(rect(0, 0, 2, 2, '#fff')).toBe('<rect x="0" y="0" width="2" height="2" fill="#fff"/>')
  expect(line('M0 0', '#000', 1)).toContain('fill="none"')
  expect(svgElement('g', {}, 'inside')).toBe('<g>inside</g>')
  expect(() => rect(0, 0, 2, 2, undefined)).toThrow('A rect has no colour.')
})
