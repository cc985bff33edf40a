// @vitest-environment jsdom

import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import { isLight, relativeSize, softenPublisherStyle } from './publisherStyle'

describe('sizes that a publisher fixed', () => {
  test.each([
    ['16px', '1rem'],
    ['12pt', '1rem'],
    ['0.5in', '3rem'],
    ['medium', '1rem'],
    ['x-small', '0.625rem'],
  ])('%s follows the person’s own as %s', (value, relative) => expect(relativeSize(value)).toBe(relative))
  test.each(['1.2em', '120%', 'larger', '1.4', '', 'calc(1px + 1em)', 'normal'])('%s follows already', value =>
    expect(relativeSize(value)).toBeUndefined(),
  )
  test.prop([fc.double({ min: 1, max: 100, noNaN: true }).map(value => value.toFixed(2))])(
    'keep their measure',
    pixels => {
      expect(Number.parseFloat(relativeSize(`${pixels}px`) ?? '') * 16).toBeCloseTo(Number(pixels), 1)
    },
  )
})

test('light letters are those that white paper swallows', () => {
  for (const colour of ['white', 'rgb(255, 255, 255)', 'rgb(220 220 220)', 'lightgray'])
    expect(isLight(colour)).toBe(true)
  for (const colour of ['black', 'rgb(120, 120, 120)', 'navy', '', 'inherit']) expect(isLight(colour)).toBe(false)
})

describe('a loaded chapter', () => {
  const chapterOf = (css: string, body = '') => {
    document.head.innerHTML = `<style>${css}</style><style id="longbox-style">p { font-size: 10px }</style>`
    document.body.innerHTML = body
    softenPublisherStyle(document, false)
    return [...document.styleSheets].map(sheet => [...sheet.cssRules].map(rule => rule.cssText).join(' '))
  }
  test('grows with the person’s size, also inside conditions', () => {
    const [css] = chapterOf('p { font-size: 14px !important } @media all { h1 { font-size: 32px } }')
    expect(css).toContain('font-size: 0.875rem !important')
    expect(css).toContain('font-size: 2rem')
  })
  test('asks for the person’s alignment where none is meant', () => {
    const [css] = chapterOf('p { text-align: justify } h1 { text-align: center }')
    expect(css).toContain('var(--longbox-align, justify)')
    expect(css).toContain('text-align: center')
  })
  test('has no light letters without a ground of their own', () => {
    const [css] = chapterOf('p { color: white } h1 { color: white; background-color: black }')
    expect(css).not.toMatch(/p \{ ?color/)
    expect(css).toMatch(/h1 \{ ?color: white/)
  })
  test('keeps our own style', () => {
    expect(chapterOf('')[1]).toContain('font-size: 10px')
  })
  test('grows where a single element is fixed', () => {
    chapterOf('', '<p style="font-size: 8px">a</p>')
    expect(document.querySelector('p')?.style.fontSize).toBe('0.5rem')
  })
})
