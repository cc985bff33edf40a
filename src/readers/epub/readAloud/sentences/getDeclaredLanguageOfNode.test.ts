// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { getDeclaredLanguageOfNode } from './getDeclaredLanguageOfNode'

const chapter = new DOMParser().parseFromString(
  '<html xmlns="http://www.w3.org/1999/xhtml" lang="de"><body><p id="a">Er <i id="b" xml:lang="ja">猫</i> <i id="c" lang="und">lorem</i></p></body></html>',
  'application/xhtml+xml',
)
const languageAt = (id: string) => getDeclaredLanguageOfNode(chapter.getElementById(id)?.firstChild ?? undefined)

test('the innermost element with a known language determines the language', () => {
  expect(languageAt('a')).toBe('de')
  expect(languageAt('b')).toBe('ja')
  expect(languageAt('c')).toBe('de')
  expect(getDeclaredLanguageOfNode(undefined)).toBe('')
})
