// @vitest-environment jsdom
import { describe, expect } from 'vitest'
import { fc, test } from '../../../../../tests/harness/propertyTest'
import { flattenChapterText } from '../../locators/flattenChapterText'
import { toMediaOverlayPassages } from './loadMediaOverlayPassages'
import { parseMediaOverlay } from './parseMediaOverlay'

const smil = (body: string) =>
  `<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0"><body>${body}</body></smil>`
const par = (id: string, clip = 'clipBegin="1s" clipEnd="2s"', type = '') =>
  `<par ${type && `epub:type="${type}"`}><text src="../text/one.xhtml#${id}"/><audio src="a%20b.mp3" ${clip}/></par>`
const parse = (body: string) => parseMediaOverlay(smil(body), 'OPS/smil/one.smil')

describe('media overlay', () => {
  test('contains the element and the clip of each item, in order', () => {
    expect(parse(`<seq>${par('a')}${par('b', 'clipBegin="0:00:02" clipEnd="2500ms"')}</seq>${par('c', '')}`)).toEqual([
      {
        text: { path: 'OPS/text/one.xhtml', fragment: 'a' },
        isSkippable: false,
        clip: { path: 'OPS/smil/a b.mp3', beginSeconds: 1, endSeconds: 2 },
      },
      {
        text: { path: 'OPS/text/one.xhtml', fragment: 'b' },
        isSkippable: false,
        clip: { path: 'OPS/smil/a b.mp3', beginSeconds: 2, endSeconds: 2.5 },
      },
      {
        text: { path: 'OPS/text/one.xhtml', fragment: 'c' },
        isSkippable: false,
        clip: { path: 'OPS/smil/a b.mp3', beginSeconds: 0 },
      },
    ])
  })

  test('contains neither clips outside of the book nor empty clips', () => {
    const [remote, empty] = parse(
      `<par><text src="../text/one.xhtml#a"/><audio src="https://books.invalid/a.mp3"/></par>${par('b', 'clipBegin="2s" clipEnd="2s"')}<par><audio src="a.mp3"/></par>`,
    )
    expect(remote?.clip).toBeUndefined()
    expect(empty?.clip).toBeUndefined()
  })

  test('marks notes and page numbers, and contains the end of the innermost structure that the user can leave', () => {
    const items = parse(
      `${par('a')}<seq epub:type="table">${par('b')}<seq epub:type="table-row">${par('c')}${par('d')}</seq>${par('e')}</seq>${par('f', '', 'pagebreak')}<seq epub:type="bodymatter footnote">${par('g')}</seq>`,
    )
    expect(items.map(({ escapeTo }) => escapeTo)).toEqual([undefined, 5, 4, 4, 5, undefined, undefined])
    expect(items.map(({ isSkippable }) => isSkippable)).toEqual([false, false, false, false, false, true, true])
  })

  test.prop([fc.string()])('contains only complete items for any text', text => {
    for (const source of [text, smil(text), smil(par(text))])
      for (const item of parseMediaOverlay(source, 'a.smil')) expect(item.text.path).not.toBe('')
  })

  test('is ignored if its elements are nested too deeply, and cut if it has too many elements', () => {
    expect(parse(`${'<seq>'.repeat(2_000)}${par('a')}${'</seq>'.repeat(2_000)}`)).toEqual([])
    expect(parse('<par><text src="a"/></par>'.repeat(30_000)).length).toBeLessThanOrEqual(20_000)
  })
})

describe('passages of a media overlay', () => {
  const chapter = new DOMParser().parseFromString(
    '<html xmlns="http://www.w3.org/1999/xhtml"><body><p id="a">One <b id="b">two</b>.</p><span id="n">7</span><p id="c"><img id="i" alt=""/>End</p></body></html>',
    'application/xhtml+xml',
  )
  const flat = flattenChapterText(chapter.body)
  const passagesOf = (body: string, isSkipping = false) =>
    toMediaOverlayPassages(parse(body), 'OPS/text/one.xhtml', chapter, flat, isSkipping)

  test('contain the text of their elements and omit missing elements', () => {
    const passages = passagesOf(`${par('a')}${par('missing')}${par('b')}${par('i')}${par('c')}`)
    expect(passages.map(({ start, end, elementId }) => [elementId, flat.text.slice(start, end)])).toEqual([
      ['a', 'One two.'],
      ['b', 'two'],
      ['i', ''],
      ['c', 'End'],
    ])
  })

  test('omit notes on request, and still allow the user to leave structures', () => {
    const body = `<seq epub:type="list">${par('n', '', 'pagebreak')}${par('a')}</seq>${par('c')}`
    expect(passagesOf(body).map(({ escapeTo }) => escapeTo)).toEqual([2, 2, undefined])
    expect(passagesOf(body, true).map(({ elementId, escapeTo }) => [elementId, escapeTo])).toEqual([
      ['a', 1],
      ['c', undefined],
    ])
  })
})
