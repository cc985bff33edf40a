import { describe, expect } from 'vitest'
import { createDuplicateFileGroup } from '../../../tests/harness/createDuplicateFileGroup'
import { fc, test } from '../../../tests/harness/propertyTest'
import {
  changeDeletionMarks,
  type DeletionMarkChange,
  isLastRemainingFile,
  listAvailableDuplicateBooks,
  listUnmarkedDuplicateBooks,
  removeInvalidDeletionMarks,
} from './deletionMarks'
import {
  type DuplicateFileRetentionRule,
  previewDuplicateFileRetentionRule,
  retentionRuleKindsWithoutValue,
  selectFilesToKeep,
} from './duplicateFileRetentionRules'

const MAX_FILES = 5
const fileIds = Array.from({ length: MAX_FILES }, (_, index) => `book-${index}`)
const fileId = fc.constantFrom(...fileIds)
const change: fc.Arbitrary<DeletionMarkChange> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('mark', 'unmark', 'keepOnly'),
    bookId: fileId,
  }) as fc.Arbitrary<DeletionMarkChange>,
  fc.constant<DeletionMarkChange>({ kind: 'unmarkGroup' }),
)
const group = fc
  .array(
    fc.record({
      deleted: fc.boolean(),
      path: fc.constantFrom('/a', '/bb', '/ccc'),
      library: fc.constantFrom('x', 'y'),
    }),
    { minLength: 2, maxLength: MAX_FILES },
  )
  .map(files =>
    createDuplicateFileGroup(
      'hash',
      files.map(({ deleted, path, library }, index) => ({
        id: fileIds[index] ?? '',
        deleted,
        url: path,
        libraryId: library,
      })),
    ),
  )
const ids = fc.uniqueArray(fileId).map(list => new Set(list))
const rule: fc.Arbitrary<DuplicateFileRetentionRule> = fc.oneof(
  fc.constantFrom(...retentionRuleKindsWithoutValue).map(kind => ({ kind })),
  fc.constantFrom('x', 'y', 'z').map(libraryId => ({ kind: 'library' as const, libraryId })),
  fc.constantFrom('', '/', 'b', 'C', 'q').map(text => ({ kind: 'path' as const, text })),
)

/**
 * Returns whether a group has an available file without a deletion mark. Also returns true if the group has no
 * available files.
 */
const keepsOne = (...[target, marks, requested]: Parameters<typeof listUnmarkedDuplicateBooks>) =>
  listAvailableDuplicateBooks(target, requested).every(({ id }) => !marks.has(id)) ||
  listUnmarkedDuplicateBooks(target, marks, requested).length > 0

describe('marks of duplicate files', () => {
  test.prop([group, fc.array(change, { maxLength: 20 }), ids])(
    'no sequence of changes marks all available files of a group',
    (target, changes, requested) => {
      let marks: ReadonlySet<string> = new Set()
      for (const next of changes) {
        marks = changeDeletionMarks(target, marks, requested, next)
        if (!keepsOne(target, marks, requested)) return false
      }
      return true
    },
  )

  test.prop([group, ids, ids])(
    'removes marks so that a group has an unmarked file, even after other files vanish or are deleted',
    (target, marks, requested) => {
      const valid = removeInvalidDeletionMarks([target], marks, requested)
      return (
        keepsOne(target, valid, requested) &&
        [...valid].every(
          id => marks.has(id) && listAvailableDuplicateBooks(target, requested).some(book => book.id === id),
        )
      )
    },
  )

  test.prop([group, rule, ids, ids])(
    'no rule marks all available files of a group',
    (target, keep, marks, requested) => {
      const before = removeInvalidDeletionMarks([target], marks, requested)
      const { marks: after, decided } = previewDuplicateFileRetentionRule([target], keep, before, requested)
      expect(keepsOne(target, after, requested)).toBe(true)
      expect(decided.length === 0).toBe(selectFilesToKeep(target, keep, requested).length === 0)
    },
  )

  test('does not mark the last remaining file', () => {
    const target = createDuplicateFileGroup('hash', [{ id: 'a' }, { id: 'b' }, { id: 'c', deleted: true }])
    const marks = changeDeletionMarks(target, new Set(), new Set(), { kind: 'mark', bookId: 'a' })
    expect([...marks]).toEqual(['a'])
    expect(isLastRemainingFile(target, marks, new Set(), 'b')).toBe(true)
    expect(changeDeletionMarks(target, marks, new Set(), { kind: 'mark', bookId: 'b' })).toBe(marks)
  })

  test('marks all other available files when the user keeps a file', () => {
    const target = createDuplicateFileGroup('hash', [{ id: 'a' }, { id: 'b' }, { id: 'c', deleted: true }, { id: 'd' }])
    const marks = changeDeletionMarks(target, new Set(['b']), new Set(['d']), { kind: 'keepOnly', bookId: 'b' })
    expect([...marks]).toEqual(['a'])
  })

  test('drops the marks of a group whose remaining file has vanished', () => {
    const target = createDuplicateFileGroup('hash', [{ id: 'a' }, { id: 'b' }])
    expect([...removeInvalidDeletionMarks([target], new Set(['a']), new Set(['b']))]).toEqual([])
  })
})
