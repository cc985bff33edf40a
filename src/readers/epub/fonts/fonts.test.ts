import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import { parseFontFaces, parseFontSource, quoteFontFamily, serializeFontSource } from './fonts'

const address = 'http://localhost/base/api/v1/fonts/resource/Open%20Sans/css'

describe('a choice of font', () => {
  test.prop([fc.constantFrom('server', 'own', 'local'), fc.string({ minLength: 1 })])(
    'is stored and read',
    (kind, name) => {
      const source = { kind: kind as 'own', name }
      expect(parseFontSource(serializeFontSource(source))).toEqual(source)
    },
  )
  test('of the device has three kinds', () => {
    expect(parseFontSource('system:serif')).toEqual({ kind: 'system', name: 'serif' })
    expect(parseFontSource('system:wingdings')).toEqual({ kind: 'publisher' })
  })
  test('nobody understands is the publisher’s', () => {
    for (const stored of ['', 'serif', 'own:', 'x:y']) expect(parseFontSource(stored)).toEqual({ kind: 'publisher' })
  })
  test.prop([fc.string()])('cannot leave its string', name => {
    expect(quoteFontFamily(name).slice(1, -1)).not.toMatch(/["\n<]/)
  })
})

describe('the style sheet of a server’s font', () => {
  test('leads to the files beside it', () => {
    const css =
      "@font-face { font-family: 'A'; src: url('A-Bold.woff2') format('woff2'), url(A.woff); font-weight: bold }"
    expect(parseFontFaces(css, address)).toBe(
      `@font-face { font-family: 'A'; src: url("http://localhost/base/api/v1/fonts/resource/Open%20Sans/A-Bold.woff2") format('woff2'), url("http://localhost/base/api/v1/fonts/resource/Open%20Sans/A.woff"); font-weight: bold }`,
    )
  })
  test('brings nothing else and leads nowhere else', () => {
    const css =
      '@import url(http://evil.example/a.css); body { color: red } @font-face { src: url(//evil.example/a.woff) } @font-face { src: url("javascript:x") }'
    expect(parseFontFaces(css, address)).toBe('')
  })
})
