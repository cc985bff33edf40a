import { expect, test } from 'vitest'
import { addReadListImportFiles, MAX_READ_LIST_FILES } from './addReadListImportFiles'

const file = new Blob(['<ReadingList/>'])
const createFiles = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, fileName: `${index}.cbl`, file }))

test('files whose read lists are saved do not count towards the maximum', () => {
  const lists = addReadListImportFiles([], createFiles('a', MAX_READ_LIST_FILES))
  expect(addReadListImportFiles(lists, createFiles('b', 1)).at(-1)?.problem).toBe('tooMany')
  const saved = lists.map((list, index) => (index < 2 ? { ...list, progress: 'created' as const } : list))
  const problems = addReadListImportFiles(saved, createFiles('b', 3)).map(({ problem }) => problem)
  expect(problems.slice(-3)).toEqual([undefined, undefined, 'tooMany'])
})
