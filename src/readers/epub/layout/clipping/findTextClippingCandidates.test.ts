// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { findTextClippingCandidates } from './findTextClippingCandidates'

const idsOf = (css: string, body: string) => {
  document.head.innerHTML = `<style>${css}</style><style id="longbox-style">p { width: 900px }</style>`
  document.body.innerHTML = body
  return findTextClippingCandidates(document).map(({ id }) => id)
}

test('finds boxes with their own size, position or overflow, in document order', () => {
  const body = ['wide', 'cut', 'plain', 'absolute', 'bled'].map(id => `<div id="${id}">Text</div>`).join('')
  const css =
    '#bled { margin-left: -30px } @media all { #absolute { position: absolute } } #cut { overflow-x: auto } #wide { width: 700px }'
  expect(idsOf(css, body)).toEqual(['wide', 'cut', 'absolute', 'bled'])
})

test('ignores ordinary styles, the style of the reader, and tables', () => {
  const css =
    'p { width: 80%; margin: 0 1em; padding-left: 2em; position: relative; display: block } td { width: 900px } p::first-letter { float: left } img { height: 100% }'
  expect(idsOf(css, '<p id="p">Text</p><table><tr><td id="td">Cell</td></tr></table><img id="img">')).toEqual([])
})

test('finds boxes with style attributes', () => {
  expect(
    idsOf(
      '',
      '<p id="a" style="height: 300px">Text</p><p id="b" style="color: red; min-height: 0">Text</p><p id="c" style="min-height: 900px">Text</p>',
    ),
  ).toEqual(['a', 'c'])
})
