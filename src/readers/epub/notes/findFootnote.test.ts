// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { findFootnote } from './findFootnote'

function noteIn(body: string): string | undefined {
  const source = `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head/><body>${body}</body></html>`
  const chapter = new DOMParser().parseFromString(source, 'application/xhtml+xml')
  const link = chapter.querySelector('.link')
  const target = chapter.getElementById('n1')
  if (!link || !target) throw new Error('the chapter lacks its link or note')
  return findFootnote(link, target)?.textContent?.trim()
}

describe('the note behind a link', () => {
  test.each([
    ['that says so', '<p>a<a class="link" epub:type="noteref" href="#n1">see</a></p><aside id="n1">Note</aside>'],
    ['by role', '<p>a<a class="link" role="doc-noteref" href="#n1">1</a></p><p id="n1">Note</p>'],
    [
      'whose note says so',
      '<p>a<a class="link" href="#n1">1</a></p><aside epub:type="footnote"><p id="n1">Note</p></aside>',
    ],
    [
      'that is linked back',
      '<p>a<sup><a class="link" id="r1" href="#n1">1</a></sup></p><p id="n1"><a href="#r1">1</a> Note</p>',
    ],
    [
      'anchored inside',
      '<p>a<a class="link" id="r1" href="#n1">[1]</a></p><p><a id="n1" href="c.xhtml#r1">1</a> Note</p>',
    ],
    [
      'linked back to the sup',
      '<p>a<sup id="r1"><a class="link" href="#n1">*</a></sup></p><li id="n1">Note <a href="#r1">↩</a></li>',
    ],
    [
      'in a list of definitions',
      '<p><a class="link" epub:type="noteref" href="#n1">1</a></p><dl><dt id="n1">1</dt><dd>Note</dd></dl>',
    ],
  ])('%s', (_, body) => {
    expect(noteIn(body)).toContain('Note')
  })

  test.each([
    ['an ordinary link', '<p>see <a class="link" href="#n1">chapter two</a></p><p id="n1">Two</p>'],
    ['a number that nothing links back to', '<p><a class="link" href="#n1">2</a></p><p id="n1">Two</p>'],
    [
      'the way back from a note',
      '<aside epub:type="footnote">Note <a class="link" epub:type="backlink" href="#n1">1</a></aside><p id="n1">Text</p>',
    ],
    ['the note itself', '<p id="n1">a <a class="link" href="#n1">1</a><a href="#n1">1</a></p>'],
    [
      'a whole chapter',
      `<p><a class="link" epub:type="noteref" href="#n1">1</a></p><section id="n1">${'long '.repeat(1000)}</section>`,
    ],
  ])('is not behind %s', (_, body) => {
    expect(noteIn(body)).toBeUndefined()
  })
})
