// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { mergeKept, onAnyKept, readKept, toldKept, untoldKept, writeKept } from './kept'

beforeEach(() => localStorage.clear())

const name = { userId: 'U', kind: 'bookmarks', id: '0S9YP' } as const
const map = { 7: { value: 'note', at: 100 } }

test('whoever hears of a change finds it listed as untold', () => {
  const heard: number[] = []
  const stop = onAnyKept(() => heard.push(untoldKept('U').length))
  writeKept(name, map)
  expect(heard).toEqual([1])
  toldKept(name)
  expect(untoldKept('U')).toEqual([])
  expect(heard).toEqual([1])
  stop()
})

test('small and capital letters of an id are the same thing, persons are not', () => {
  writeKept(name, map)
  expect(readKept({ ...name, id: '0s9yp' })).toEqual(map)
  expect(readKept({ ...name, userId: 'V' })).toEqual({})
  expect(untoldKept('V')).toEqual([])
})

test('a copy from elsewhere is joined without becoming news', () => {
  writeKept(name, map)
  toldKept(name)
  const joined = mergeKept(name, { 9: { value: 'other', at: 50 } })
  expect(Object.keys(joined).sort()).toEqual(['7', '9'])
  expect(readKept(name)).toEqual(joined)
  expect(untoldKept('U')).toEqual([])
})
