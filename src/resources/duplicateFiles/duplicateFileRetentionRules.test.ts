import { expect, test } from 'vitest'
import { createDuplicateFileGroup } from '../../../tests/harness/createDuplicateFileGroup'
import type { ReadProgress } from '../../generated/model.schemas'
import { countRedundantFileBytes, groupBooksByFileHash } from './duplicateFileGroups'
import {
  type DuplicateFileRetentionRule,
  previewDuplicateFileRetentionRule,
  selectFilesToKeep,
} from './duplicateFileRetentionRules'

const progress = (page: number, completed = false) => ({ page, completed }) as ReadProgress
const group = createDuplicateFileGroup('hash', [
  { id: 'first', created: '2026-01-01T00:00:00Z', fileLastModified: '2026-03-01T00:00:00Z', url: '/comics/a/one.cbz' },
  {
    id: 'second',
    created: '2026-02-01T00:00:00Z',
    fileLastModified: '2026-01-01T00:00:00Z',
    url: '/new/one.cbz',
    libraryId: 'other',
    readProgress: progress(5),
  },
  {
    id: 'third',
    created: '2026-03-01T00:00:00Z',
    fileLastModified: '2026-02-01T00:00:00Z',
    url: '/Comics/longest path/one.cbz',
    readProgress: progress(2, true),
  },
])
const idsToKeep = (rule: DuplicateFileRetentionRule, requested = new Set<string>()) =>
  selectFilesToKeep(group, rule, requested).map(({ id }) => id)

test.each<[DuplicateFileRetentionRule, string[]]>([
  [{ kind: 'addedFirst' }, ['first']],
  [{ kind: 'addedLast' }, ['third']],
  [{ kind: 'oldestFile' }, ['second']],
  [{ kind: 'newestFile' }, ['first']],
  [{ kind: 'mostProgress' }, ['third']],
  [{ kind: 'shortestPath' }, ['second']],
  [{ kind: 'longestPath' }, ['third']],
  [{ kind: 'library', libraryId: 'other' }, ['second']],
  [{ kind: 'library', libraryId: 'unknown' }, []],
  [{ kind: 'path', text: ' comics ' }, ['first', 'third']],
  [{ kind: 'path', text: 'one.cbz' }, []],
  [{ kind: 'path', text: ' ' }, []],
])('rule %j keeps %j', (rule, expected) => {
  expect(idsToKeep(rule)).toEqual(expected)
})

test('does not count a file whose deletion is requested as remaining', () => {
  expect(idsToKeep({ kind: 'mostProgress' }, new Set(['third']))).toEqual(['second'])
})

test('equally good files leave the group undecided, and its marks unchanged', () => {
  const equal = createDuplicateFileGroup('equal', [{ id: 'a' }, { id: 'b' }])
  const preview = previewDuplicateFileRetentionRule(
    [equal, group],
    { kind: 'addedFirst' },
    new Set(['b', 'first']),
    new Set(),
  )
  expect(preview.undecidedCount).toBe(1)
  expect([...preview.marks].sort()).toEqual(['b', 'second', 'third'])
  expect(preview.decided.map(({ deleted }) => deleted.length)).toEqual([2])
})

test('groups files by hash and leaves out single files and files without a hash', () => {
  const other = createDuplicateFileGroup('single', [{ id: 'x' }])
  const unhashed = createDuplicateFileGroup('', [{ id: 'y' }, { id: 'z' }])
  const groups = groupBooksByFileHash([...group.books, ...other.books, ...unhashed.books])
  expect(groups.map(({ id, books }) => [id, books.length])).toEqual([['hash', 3]])
  expect(groups.map(countRedundantFileBytes)).toEqual([2000])
})

test('unavailable files do not count as space that can be freed', () => {
  const oneLeft = createDuplicateFileGroup('one', [{ id: 'a' }, { id: 'b', deleted: true }])
  const noneLeft = createDuplicateFileGroup('none', [
    { id: 'a', deleted: true },
    { id: 'b', deleted: true },
  ])
  expect([oneLeft, noneLeft].map(countRedundantFileBytes)).toEqual([0, 0])
})
