import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import type { Book } from '../../../generated/model.schemas'
import {
  analysisErrorCodes,
  groupBooksByErrorCode,
  listAnalysisErrorCodes,
  parseAnalysisComment,
  UNSPECIFIED_ERROR_CODE,
} from './analysisErrors'

const createBook = (id: string, status: Book['media']['status'], comment: string) =>
  ({ id, media: { status, comment } }) as Book

describe('parseAnalysisComment', () => {
  test.each([
    ['', []],
    ['ERR_1006', [['ERR_1006', []]]],
    ['ERR_1033 [OEBPS/c2.xhtml]', [['ERR_1033', ['OEBPS/c2.xhtml']]]],
    ['ERR_1007 [a.jpg, b.jpg]', [['ERR_1007', ['a.jpg', 'b.jpg']]]],
    ['ERR_1007 [a,b.jpg, [x] c.jpg]', [['ERR_1007', ['a,b.jpg', '[x] c.jpg']]]],
    [
      'ERR_1033 [a.xhtml] ERR_1035 ERR_1039',
      [
        ['ERR_1033', ['a.xhtml']],
        ['ERR_1035', []],
        ['ERR_1039', []],
      ],
    ],
    ['Something else', []],
    ['XERR_1006 ERR_10060', []],
  ])('parses %s', (comment, expected) => {
    expect(parseAnalysisComment(comment).map(({ code, entries }) => [code, entries])).toEqual(expected)
  })

  test.prop([
    fc.array(fc.tuple(fc.constantFrom(...analysisErrorCodes), fc.array(fc.stringMatching(/^[\w ./-]*\w$/))), {
      maxLength: 5,
    }),
  ])('reads every code and name that the server writes', errors => {
    const clean = errors.map(([code, names]) => [code, names.filter(name => !/ERR_|^ | $/.test(name))] as const)
    const comment = clean.map(([code, names]) => (names.length > 0 ? `${code} [${names.join(', ')}]` : code)).join(' ')
    expect(parseAnalysisComment(comment)).toEqual(clean.map(([code, entries]) => ({ code, entries })))
  })
})

describe('groupBooksByErrorCode', () => {
  test('puts a book into the group of each of its errors, and all failed books without a code into one group', () => {
    const groups = groupBooksByErrorCode([
      createBook('1', 'ERROR', 'ERR_1008'),
      createBook('2', 'READY', 'ERR_1033 [x] ERR_1035'),
      createBook('3', 'ERROR', ''),
      createBook('4', 'READY', ''),
      createBook('5', 'ERROR', 'ERR_1008'),
      createBook('6', 'READY', 'ERR_1035 ERR_1035'),
    ])
    expect(groups.map(({ code, books }) => [code, books.map(({ id }) => id)])).toEqual([
      ['ERR_1008', ['1', '5']],
      ['ERR_1035', ['2', '6']],
      ['ERR_1033', ['2']],
      [UNSPECIFIED_ERROR_CODE, ['3']],
    ])
  })

  const arbitraryBook = fc
    .tuple(fc.uuid(), fc.constantFrom('ERROR', 'READY', 'UNSUPPORTED'), fc.subarray([...analysisErrorCodes]))
    .map(([id, status, codes]) => createBook(id, status as Book['media']['status'], codes.join(' ')))

  test.prop([fc.array(arbitraryBook)])('puts a book into exactly the groups of its codes', books => {
    const groups = groupBooksByErrorCode(books)
    expect(groups.reduce((sum, group) => sum + group.books.length, 0)).toBe(
      books.reduce((sum, book) => sum + listAnalysisErrorCodes(book).length, 0),
    )
    for (const { code, books: group } of groups)
      for (const book of group) expect(listAnalysisErrorCodes(book)).toContain(code)
  })
})
