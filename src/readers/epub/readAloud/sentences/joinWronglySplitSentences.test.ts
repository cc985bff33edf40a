import { describe, expect } from 'vitest'
import { fc, test } from '../../../../../tests/harness/propertyTest'
import { joinWronglySplitSentences } from './joinWronglySplitSentences'

const join = (language: string, ...parts: readonly string[]) => joinWronglySplitSentences(parts, language, 280)

describe('sentence that continues', () => {
  test.each([
    ['de', ['Dr. ', 'Müller kam am 3. ', 'Oktober z. ', 'B. zu spät.']],
    ['en', ['Mr. ', 'Smith met J. ', 'R. ', 'R. ', 'Tolkien.']],
    ['en', ['“Where?” ', 'he asked.']],
    ['fr', ['« Où vas-tu ? ', '» demanda-t-il.']],
    ['ar', ['وصل د. ', 'أحمد.']],
    ['ja', ['「どこへ。」', 'と彼は尋ねた。']],
  ] as const)('after abbreviations, dates and quotations (%s)', (language, parts) => {
    expect(join(language, ...parts)).toEqual([parts.join('')])
  })
})

describe('sentence that ends', () => {
  test.each([
    ['en', ['It was I. ', 'Then she left.']],
    ['en', ['She is 25. ', 'He is 30.']],
    ['de', ['Er kam am 3. ', 'Dann ging er.']],
    ['de', ['„Ich gehe.“ ', 'Dann ging er.']],
    ['de', ['Sie schwieg. ', '»Nach Hause!«']],
    ['ja', ['名前はまだ無い。', '彼は行く。']],
    ['ar', ['كان متأخرًا. ', 'هل تعرفه؟']],
    ['xx-invalid-language-tag', ['One 1. ', 'Two.']],
  ] as const)('before a new sentence (%s)', (language, parts) => {
    expect(join(language, ...parts)).toEqual(parts)
  })
})

test('quotation marks belong to the sentence that they enclose', () => {
  expect(join('ja', '彼は尋ねた。「', '家へ！」', '彼女は叫んだ。')).toEqual([
    '彼は尋ねた。',
    '「家へ！」',
    '彼女は叫んだ。',
  ])
  expect(join('fr', 'Il dit : « Non ! ', '» ', 'Elle partit.')).toEqual(['Il dit : « Non ! » ', 'Elle partit.'])
})

test('a long sentence is not joined to further text', () => {
  expect(joinWronglySplitSentences(['Mr. '.repeat(100), 'Smith.'], 'en', 280)).toHaveLength(2)
})

const part = fc.oneof(fc.string(), fc.constantFrom('Dr. ', 'a. ', '「', '« ', '» ', '3. ', 'Mai ', '。'))
test.prop([fc.array(part), fc.constantFrom('de', 'ja', 'fr', '')])('no text is lost or moved', (parts, language) => {
  expect(join(language, ...parts).join('')).toBe(parts.join(''))
})
