import { describe, expect, test } from 'vitest'
import { can } from './permissions'

describe('what one may do', () => {
  test('everybody keeps their own progress and account', () => {
    expect(can({ roles: ['USER'] }, 'progress.write')).toBe(true)
    expect(can({ roles: [] }, 'account.own')).toBe(true)
  })

  test('an administrator manages, but downloads only with the role for it', () => {
    expect(can({ roles: ['USER', 'ADMIN'] }, 'library.manage')).toBe(true)
    expect(can({ roles: ['USER', 'ADMIN'] }, 'file.download')).toBe(false)
    expect(can({ roles: ['USER', 'FILE_DOWNLOAD'] }, 'file.download')).toBe(true)
    expect(can({ roles: ['USER', 'FILE_DOWNLOAD'] }, 'library.manage')).toBe(false)
  })

  test('nobody may do anything signed out', () => {
    expect(can(undefined, 'progress.write')).toBe(false)
  })
})
