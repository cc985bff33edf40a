import { expect, test } from 'vitest'
import { findSlowText } from '../harness/regularExpressions/findSlowText'
import { readRegularExpressionLiterals } from '../harness/regularExpressions/readRegularExpressionLiterals'

/**
 * Regular expressions that may be slow for long texts. They are harmless, because the program applies them only to
 * short texts or to trusted texts.
 */
const literalsForShortTexts: ReadonlySet<string> = new Set([
  // The client applies this expression only to words of a selected text. The client cuts this text to 200 characters.
  '/^(?:.*[^aeiou])?ge(.{3,}?)(?:e?t|en)$/',
  // The program applies this regular expression only to index.html of the client.
  String.raw`/<script>(.*?)<\/script>/gs`,
  // The program applies this regular expression only to an error message of Node.
  String.raw`/^Option '.*--([\w-]+).*argument (?:missing|is ambiguous)/`,
])

test.each(['src', 'server', 'mock-server', 'demo'])(
  'each regular expression literal in %s needs linear time for long runs of repeated text',
  folder => {
    const pathByLiteral = new Map(
      readRegularExpressionLiterals(folder).map(({ path, pattern }) => [String(pattern), { path, pattern }]),
    )
    expect(pathByLiteral.size).toBeGreaterThan(0)
    const slow = [...pathByLiteral].flatMap(([literal, { path, pattern }]) => {
      const text = literalsForShortTexts.has(literal) ? undefined : findSlowText(pattern)
      return text === undefined ? [] : [`${path}: ${literal} is slow for ${text}`]
    })
    expect(slow).toEqual([])
  },
)

test.each([
  /dir\s*=\s*["']?\s*auto|<bdi/i,
  /^data:([^;,]*)([^,]*),(.*)$/is,
  /^[\s.]+|[\s.]+$/g,
  /(?:a+)+!/,
  /:(?:is|where|not|(?:-webkit-)?any)\((?:[^{}()]|\([^{}()]*\))*?(?:[\w*\]]|\([^{}()]*\))\s*[ >+]\s*[\w*.#[:]/gi,
  /(?:filter|mask|marker)[\w-]*\s*:(?!\s*none)/i,
  /font[\w-]*\s*:[^;]*/gi,
  /\.([\w-]+)[^.]*$/,
  /\/api\/v1\/books\/[^/]+\/resource\/([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/,
  /\/\*[\s\S]*?\*\//g,
  /\([^()]*\)|【[^】]*】/gu,
])('the search for slow texts finds a text for %s', pattern => expect(findSlowText(pattern)).toBeDefined())

test.each([
  /dir\s*=\s*(?:["']\s*)?auto|<bdi/i,
  /(?<![\s.])[\s.]+$/,
  /^[\w-]+:/,
  /url\(\s*(?:(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))\s*)?\)/gi,
])('the search for slow texts finds no text for %s', pattern => expect(findSlowText(pattern)).toBeUndefined())
