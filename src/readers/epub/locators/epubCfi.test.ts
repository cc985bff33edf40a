// @vitest-environment jsdom

import { describe, expect, test, vi } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import type { ChapterDomPoint } from './chapterDomPoints'
import {
  compareCfiNumbers,
  createCfiOfDomPoint,
  createCfiOfDomRange,
  findSpineItemOfCfi,
  parseCfiNumbers,
  resolveCfi,
} from './epubCfi'

const parseChapterBody = (body: string) =>
  new DOMParser().parseFromString(
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body>${body}</body></html>`,
    'application/xhtml+xml',
  )

const { tree: chapterBodies } = fc.letrec<{ tree: string; node: string }>(tie => ({
  tree: fc.array(tie('node'), { minLength: 1, maxLength: 5 }).map(nodes => nodes.join('')),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('one', ' two words ', '字', '<!-- cut -->', '<br/>'),
    tie('tree').map(inside => `<p id="a:b/[c]">${inside}</p>`),
    tie('tree').map(inside => `<em>${inside}</em>`),
  ),
}))

function textNodesOf(document: Document): Node[] {
  const walker = document.createTreeWalker(document.body, 4)
  const nodes: Node[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode)
  return nodes
}

const compareCfi = (first: string, second: string) => compareCfiNumbers(parseCfiNumbers(first), parseCfiNumbers(second))

const textOffsetOf = (document: Document, point: ChapterDomPoint) => {
  const range = document.createRange()
  range.setStart(document.body, 0)
  range.setEnd(point.node, point.offset)
  return range.toString().length
}

property.prop([chapterBodies, fc.nat(), fc.nat(), fc.nat(), fc.nat()])(
  'a range is restored from its CFI in any chapter',
  (body, first, second, from, to) => {
    const document = parseChapterBody(body)
    const texts = textNodesOf(document)
    fc.pre(texts.length > 0)
    const pointIn = (at: number, offset: number): ChapterDomPoint => {
      const node = texts[at % texts.length] as Node
      return { node, offset: offset % ((node.nodeValue?.length ?? 0) + 1) }
    }
    const start = pointIn(first, from)
    const end = pointIn(second, to)
    const cfi = createCfiOfDomRange(start, end, 3) ?? ''
    const found = resolveCfi(cfi, parseChapterBody(body))
    const again = resolveCfi(cfi, document)
    expect(found).toBeDefined()
    expect(textOffsetOf(document, again?.start ?? start)).toBe(textOffsetOf(document, start))
    expect(textOffsetOf(document, again?.end ?? end)).toBe(textOffsetOf(document, end))
    const alone = createCfiOfDomPoint(start, 3) ?? ''
    expect(textOffsetOf(document, resolveCfi(alone, document)?.start ?? end)).toBe(textOffsetOf(document, start))
    const before = textOffsetOf(document, start) - textOffsetOf(document, end)
    if (before !== 0) expect(Math.sign(compareCfi(alone, createCfiOfDomPoint(end, 3) ?? ''))).toBe(Math.sign(before))
  },
)

test('compares positions in an image by their fractions', () => {
  expect(Math.sign(compareCfi('epubcfi(/6/4!/4/2@0:12.34)', 'epubcfi(/6/4!/4/2@0:12.5)'))).toBe(-1)
})

describe('CFI', () => {
  const document = parseChapterBody('<p>One <em>two</em> three<!-- x --> four</p><p id="p2">five</p>')
  const [one, , , four] = textNodesOf(document)

  test('counts elements and text as the EPUB standard requires', () => {
    expect(createCfiOfDomPoint({ node: one as Node, offset: 2 }, 0)).toBe('epubcfi(/6/2!/4/2/1:2)')
    expect(createCfiOfDomPoint({ node: four as Node, offset: 1 }, 1)).toBe('epubcfi(/6/4!/4/2/3:7)')
    expect(createCfiOfDomRange({ node: one as Node, offset: 2 }, { node: four as Node, offset: 1 }, 1)).toBe(
      'epubcfi(/6/4!/4/2,/1:2,/3:7)',
    )
    const range = createCfiOfDomRange({ node: one as Node, offset: 0 }, { node: one as Node, offset: 3 }, 1) ?? ''
    expect(range).toBe('epubcfi(/6/4!/4/2,/1:0,/1:3)')
    expect(resolveCfi(range, document)?.end).toEqual({ node: one, offset: 3 })
  })

  test('states the height of a point in an image as a percentage', () => {
    const page = parseChapterBody('<p><img src="a.png" /></p>')
    const node = page.querySelector('img') as Node
    const cfi = createCfiOfDomPoint({ node, offset: 0, imageFraction: 0.3712 }, 0)
    expect(cfi).toBe('epubcfi(/6/2!/4/2/2@0:37.12)')
    expect(resolveCfi(cfi ?? '', page)?.start).toEqual({ node, offset: 0, imageFraction: 0.3712 })
    expect(resolveCfi('epubcfi(/6/2!/4/2/2@10:400)', page)?.start).toEqual({ node, offset: 0 })
    expect(createCfiOfDomPoint({ node, offset: 0 }, 0)).toBe('epubcfi(/6/2!/4/2/2)')
  })

  test('accepts text assertions and escapes of other readers', () => {
    const found = resolveCfi('epubcfi(/6/4[chap^]ter]!/4[body01]/4[p2]/1:3[xx,y])', document)
    expect(found?.start.node.nodeValue).toBe('five')
    expect(found?.start.offset).toBe(3)
  })

  test.each([
    ['epubcfi(/6/4!/4/8[p2]/1:1)', 'five'],
    ['epubcfi(/6/4!/4/2[p2],/1:0,/1:1)', 'five'],
    ['epubcfi(/6/4!/4/4[p2;s=b]/1:1[x;y])', 'five'],
    ['epubcfi(/6/4!/4/4[removed]/1:1)', 'five'],
    ['epubcfi(/6/4!/4[p2]/2/1:1)', 'One '],
  ])('an id that exists takes precedence over the number of its step: %s', (cfi, text) => {
    expect(resolveCfi(cfi, document)?.start.node.nodeValue).toBe(text)
  })

  test('an id with escaped brackets and commas is found', () => {
    const page = parseChapterBody('<p>a</p><p id="a,[b]">b</p>')
    expect(resolveCfi('epubcfi(/6/4!/4/2[a^,^[b^]])', page)?.start.node.textContent).toBe('b')
  })

  test('the id of a spine item takes precedence over the number of its step', () => {
    const spine = [{ cfiStep: 2, id: 'one' }, { cfiStep: 4 }, { cfiStep: 6, id: 'a]b' }]
    const stepOf = (cfi: string) => findSpineItemOfCfi(cfi, spine)?.cfiStep
    expect(
      ['/6/4!/4', '/6/4[one]!/4', '/6/4[gone]!/4', '/6[s]/2[a^]b]!/4'].map(cfi => stepOf(`epubcfi(${cfi})`)),
    ).toEqual([4, 2, 4, 6])
    expect(['/6/4!/4', 'epubcfi(/6/8!/4)', 'p7', ''].map(stepOf)).toEqual([undefined, undefined, undefined, undefined])
  })

  test.each(['', 'epubcfi(/6/4)', 'epubcfi(/6/4!/4/40/1:3)', 'epubcfi(/6/4!/4/x:3)', 'rubbish', 'epubcfi(/6/4!/2/2)'])(
    'an invalid CFI is undefined: %s',
    cfi => {
      expect(resolveCfi(cfi, document)).toBeUndefined()
    },
  )

  test('is resolved without a copy of all child nodes, which would be slow in a chapter with many paragraphs', () => {
    const long = parseChapterBody('<p>a</p>'.repeat(50))
    const childNodes = vi.spyOn(long.body, 'childNodes', 'get')
    expect(resolveCfi('epubcfi(/6/4!/4/80/1:1)', long)?.start.node.parentNode).toBe(long.body.children[39])
    expect(childNodes).not.toHaveBeenCalled()
  })

  test('CFIs are sorted by location and not alphabetically', () => {
    const sorted = ['epubcfi(/6/10!/4/2/1:0)', 'epubcfi(/6/4!/4/10,/1:2,/1:9)', 'epubcfi(/6/4!/4/2[x9]/1:30)']
    expect(sorted.toSorted(compareCfi)).toEqual([sorted[2], sorted[1], sorted[0]])
  })
})
