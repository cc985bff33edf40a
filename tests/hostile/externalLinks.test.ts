// @vitest-environment jsdom
import { expect } from 'vitest'
import { resolveChapterLink } from '../../src/readers/epub/epubPublication'
import { fc, test } from '../harness/propertyTest'
import { hostileUrls } from './generators/arbitraryHostileChapter'
import { scaleHostileRunCount } from './scaleHostileRunCount'

// Tests of the external links in chapters. A dialog shows the address of a link. The link opens in a new window only
// after a confirmation.

const links = fc.oneof(
  fc.constantFrom(
    ...hostileUrls,
    'https://library.example@evil.example/',
    'https://library.example%2f@evil.example/',
    'https://library.example:443@evil.example/',
    'https://library.example\\@evil.example/',
    'https://l\u0456brary.example/',
    'https://library.example\u2044login.evil.example/',
    'https://evil.example/\u202egnp.exe',
    'https://evil.example/\u0000\u0007\u200b\u2066',
    'https://library.example\u3002evil.example/',
    'ht\ttps://evil.example/\n',
    '\u0001https://evil.example/',
    'mailto:a@evil.example?subject=\u202ex\r\nBcc: b@evil.example',
    'mailto:\u0430@evil.example',
    'intent://evil#Intent;end',
    'tel:+491234',
    'ms-settings:x',
    'view-source:https://evil.example/',
    'filesystem:https://evil.example/',
    `https://${'library.example.'.repeat(16)}evil.example/`,
  ),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ maxLength: 20 }).map(text => `https://${text}@evil.example/`),
)

test.prop([links], { numRuns: scaleHostileRunCount(400) })(
  'a link leads to a file of the book, or to an external address whose text starts with its host',
  href => {
    const target = resolveChapterLink(href, 'text/c.xhtml')
    if (!target) return
    if (!('outside' in target)) {
      expect(target.path.split(/[/\\]/)).not.toContain('..')
      return
    }
    const { outside } = target
    expect(outside).toMatch(/^(https?:\/\/[^@/]+(\/|$)|mailto:)/)
    // The displayed address contains only ASCII characters. Other characters could look like the characters of another
    // host, or could reverse the order of the text.
    expect(outside).toMatch(/^[\x21-\x7e]*$/)
    if (!outside.startsWith('mailto:')) expect(outside.indexOf(new URL(outside).host)).toBeLessThan(9)
  },
)

test('the user name before the host of a link is removed', () => {
  expect(resolveChapterLink('https://library.example:pass@evil.example/a', 'c.xhtml')).toEqual({
    outside: 'https://evil.example/a',
  })
})
