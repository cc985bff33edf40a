import { describe, expect } from 'vitest'
import { measureCpuMs } from '../../../../tests/harness/measureCpuMs'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { extractFontFaceRules, parseFontSource, quoteCssFontNameOrUrl, serializeFontSource } from './fontSources'

const styleSheetUrl = 'http://localhost/base/api/v1/fonts/resource/Open%20Sans/css'

describe('font source', () => {
  test.prop([fc.constantFrom('server', 'custom', 'local'), fc.string({ minLength: 1 })])(
    'is unchanged after serialization and parsing',
    (kind, name) => {
      const source = { kind: kind as 'custom', name }
      expect(parseFontSource(serializeFontSource(source))).toEqual(source)
    },
  )
  test.prop([fc.string({ minLength: 1 })])('can be a custom font that an earlier version has stored', name => {
    expect(parseFontSource(`own:${name}`)).toEqual({ kind: 'custom', name })
  })
  test('accepts only known system families', () => {
    expect(parseFontSource('system:serif')).toEqual({ kind: 'system', name: 'serif' })
    expect(parseFontSource('system:wingdings')).toEqual({ kind: 'publisher' })
  })
  test('is the font of the publisher for invalid values', () => {
    for (const stored of ['', 'serif', 'own:', 'custom:', 'x:y'])
      expect(parseFontSource(stored)).toEqual({ kind: 'publisher' })
  })
  test.prop([fc.string()])('font family names are escaped, so that they cannot end a CSS string', name => {
    expect(quoteCssFontNameOrUrl(name).slice(1, -1)).not.toMatch(/["\n<]/)
  })
})

describe('extraction of font face rules', () => {
  test('resolves file names relative to the folder of the style sheet', () => {
    const css =
      "@font-face { font-family: 'A'; src: url('A-Bold.woff2') format('woff2'), url(A.woff); font-weight: bold }"
    expect(extractFontFaceRules(css, styleSheetUrl)).toBe(
      `@font-face { font-family: 'A'; src: url("http://localhost/base/api/v1/fonts/resource/Open%20Sans/A-Bold.woff2") format('woff2'), url("http://localhost/base/api/v1/fonts/resource/Open%20Sans/A.woff"); font-weight: bold }`,
    )
  })
  test.each(['url(', 'url("', "url('", 'url( ', '/*'])(
    'reads 50,000 repetitions of %s within the time limit',
    async part => {
      const css = `@font-face { src: ${part.repeat(50_000)} }`
      expect(await measureCpuMs(() => expect(extractFontFaceRules(css, styleSheetUrl)).toBe(''))).toBeLessThan(2_000)
    },
  )
  test('omits other rules and URLs outside the folder', () => {
    const css =
      '@import url(http://evil.example/a.css); body { color: red } @font-face { src: url(//evil.example/a.woff) } @font-face { src: url("javascript:x") }'
    expect(extractFontFaceRules(css, styleSheetUrl)).toBe('')
  })
})
