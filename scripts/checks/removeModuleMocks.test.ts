import { expect, test, vi } from 'vitest'
import { removeModuleMocks } from '../../tests/harness/removeModuleMocks'

test('a test file does not get the module replacement of the previous test file in the process', async () => {
  vi.doMock('../../src/components/focus/isEnterKey', () => ({ isEnterKey: 'replacement of the previous file' }))
  const previous = await import('../../src/components/focus/isEnterKey')
  expect(previous.isEnterKey).toBe('replacement of the previous file')
  removeModuleMocks()
  vi.doMock('../../src/components/focus/isEnterKey')
  const { isEnterKey } = await import('../../src/components/focus/isEnterKey')
  expect(vi.isMockFunction(isEnterKey)).toBe(true)
})
