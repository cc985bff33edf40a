// @vitest-environment jsdom

import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { absoluteCssSizeToRem, adaptPublisherStyle, isCssColorUnreadableOnWhite } from './adaptPublisherStyle'

describe('conversion of sizes to rem', () => {
  test.each([
    ['16px', '1rem'],
    ['12pt', '1rem'],
    ['0.5in', '3rem'],
    ['medium', '1rem'],
    ['x-small', '0.625rem'],
  ])('%s becomes %s', (value, relative) => expect(absoluteCssSizeToRem(value)).toBe(relative))
  test.each(['1.2em', '120%', 'larger', '1.4', '', 'calc(1px + 1em)', 'normal'])('%s stays unchanged', value =>
    expect(absoluteCssSizeToRem(value)).toBeUndefined(),
  )
  test.prop([fc.double({ min: 1, max: 100, noNaN: true }).map(value => value.toFixed(2))])(
    'keeps the absolute size at the default font size',
    pixels => {
      expect(Number.parseFloat(absoluteCssSizeToRem(`${pixels}px`) ?? '') * 16).toBeCloseTo(Number(pixels), 1)
    },
  )
})

test('regards only colors that are unreadable on white as too light', () => {
  for (const color of ['white', 'rgb(255, 255, 255)', 'rgb(220 220 220)', 'lightgray'])
    expect(isCssColorUnreadableOnWhite(color)).toBe(true)
  for (const color of ['black', 'rgb(120, 120, 120)', 'navy', '', 'inherit'])
    expect(isCssColorUnreadableOnWhite(color)).toBe(false)
})

describe('adaptation of the publisher style', () => {
  const chapterOf = (css: string, body = '') => {
    document.head.innerHTML = `<style>${css}</style><style id="longbox-style">p { font-size: 10px }</style>`
    document.body.innerHTML = body
    adaptPublisherStyle(document)
    return [...document.styleSheets].map(sheet => [...sheet.cssRules].map(rule => rule.cssText).join(' '))
  }
  test('replaces letters by full-width letters where the style of the book asks for them, without a change of the length', () => {
    const fullWidth = '--longbox-text-transform: full-width'
    chapterOf(`.wide { ${fullWidth} }`, `<p class="wide">No. 7 日</p><p style="${fullWidth}">xY~</p><p>plain</p>`)
    expect(document.body.textContent).toBe('Ｎｏ． ７ 日ｘＹ～plain')
  })

  test('makes fixed font sizes relative, including sizes inside media rules', () => {
    const [css] = chapterOf('p { font-size: 14px !important } @media all { h1 { font-size: 32px } }')
    expect(css).toContain('font-size: 0.875rem !important')
    expect(css).toContain('font-size: 2rem')
  })
  test('replaces ordinary alignments by the alignment setting', () => {
    const [css] = chapterOf('p { text-align: justify } h1 { text-align: center }')
    expect(css).toContain('var(--longbox-align, justify)')
    expect(css).toContain('text-align: center')
  })
  test('removes light text colors without a background', () => {
    const [css] = chapterOf('p { color: white } h1 { color: white; background-color: black }')
    expect(css).not.toMatch(/p \{ ?color/)
    expect(css).toMatch(/h1 \{ ?color: white/)
  })
  test('keeps light text in dark boxes, and removes light text colors in light boxes and on the page', () => {
    const [css] = chapterOf(
      'body { background-color: black } .dark { background-color: #333 } .light { background-color: white } .dark p { color: snow } .light p { color: silver } i { color: white } p b { color: ivory }',
      '<div class="dark"><p>a <b>b</b></p></div><div class="light"><p>c</p></div><i>d</i>',
    )
    expect(css).toMatch(/\.dark p \{ ?color/)
    expect(css).toMatch(/p b \{ ?color/)
    expect(css).not.toMatch(/(\.light p|i) \{ ?color/)
  })
  test('does not change the reader style', () => {
    expect(chapterOf('')[1]).toContain('font-size: 10px')
  })
  test('makes font sizes in style attributes relative', () => {
    chapterOf('', '<p style="font-size: 8px">a</p>')
    expect(document.querySelector('p')?.style.fontSize).toBe('0.5rem')
  })
})
