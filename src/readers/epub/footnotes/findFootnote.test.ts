// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { findFootnote } from './findFootnote'

function footnoteTextIn(body: string): string | undefined {
  const source = `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head/><body>${body}</body></html>`
  const chapter = new DOMParser().parseFromString(source, 'application/xhtml+xml')
  const link = chapter.querySelector('.link')
  const target = chapter.getElementById('n1')
  if (!link || !target) throw new Error('the chapter lacks its link or note')
  return findFootnote(link, target)?.textContent?.trim()
}

describe('footnote of a link', () => {
  test.each([
    [
      'of a link with epub:type',
      '<p>a<a class="link" epub:type="noteref" href="#n1">see</a></p><aside id="n1">Note</aside>',
    ],
    [
      'of an ordinary link to a typed element',
      '<p>a<a class="link" href="#n1">see this</a></p><p epub:type="endnote" id="n1">Note</p>',
    ],
    [
      'of a link to a typed inline element',
      '<p>a<a class="link" href="#n1">b</a></p><div>x<span epub:type="footnote" id="n1">Note</span></div>',
    ],
    [
      'of a link in a typed element',
      '<p>a<sup epub:type="noteref"><a class="link" href="#n1">see this</a></sup></p><p id="n1">Note</p>',
    ],
    [
      'of a link in an element with a role',
      '<p>a<span role="doc-noteref"><b><a class="link" href="#n1">see this</a></b></span></p><p id="n1">Note</p>',
    ],
    ['of a link with a role', '<p>a<a class="link" role="doc-noteref" href="#n1">1</a></p><p id="n1">Note</p>'],
    [
      'of a number whose target has epub:type',
      '<p>a<a class="link" href="#n1">1</a></p><aside epub:type="footnote"><p id="n1">Note</p></aside>',
    ],
    [
      'of a number with a backlink in the target',
      '<p>a<sup><a class="link" id="r1" href="#n1">1</a></sup></p><p id="n1"><a href="#r1">1</a> Note</p>',
    ],
    [
      'whose target element is the backlink',
      '<p>a<a class="link" id="r1" href="#n1">[1]</a></p><p><a id="n1" href="c.xhtml#r1">1</a> Note</p>',
    ],
    [
      'with a backlink to the sup element',
      '<p>a<sup id="r1"><a class="link" href="#n1">*</a></sup></p><li id="n1">Note <a href="#r1">↩</a></li>',
    ],
    [
      'in a definition list',
      '<p><a class="link" epub:type="noteref" href="#n1">1</a></p><dl><dt id="n1">1</dt><dd>Note</dd></dl>',
    ],
  ])('is the footnote %s', (_, body) => {
    expect(footnoteTextIn(body)).toContain('Note')
  })

  test.each([
    ['an ordinary link', '<p>see <a class="link" href="#n1">chapter two</a></p><p id="n1">Two</p>'],
    ['a number without a backlink', '<p><a class="link" href="#n1">2</a></p><p id="n1">Two</p>'],
    [
      'a backlink in a footnote',
      '<aside epub:type="footnote">Note <a class="link" epub:type="backlink" href="#n1">1</a></aside><p id="n1">Text</p>',
    ],
    [
      'a link in a backlink element',
      '<aside epub:type="footnote"><sup role="doc-backlink"><a class="link" href="#n1">1</a></sup></aside><p epub:type="note" id="n1">Text</p>',
    ],
    [
      'a link in a typed block',
      '<p role="doc-noteref">a <a class="link" href="#n1">chapter two</a></p><p id="n1">Two</p>',
    ],
    ['a link inside its own target', '<p id="n1">a <a class="link" href="#n1">1</a><a href="#n1">1</a></p>'],
    [
      'a link to a long section',
      `<p><a class="link" epub:type="noteref" href="#n1">1</a></p><section id="n1">${'long '.repeat(1000)}</section>`,
    ],
  ])('is undefined for %s', (_, body) => {
    expect(footnoteTextIn(body)).toBeUndefined()
  })
})
