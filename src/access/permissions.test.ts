import { describe, expect, test } from 'vitest'
import { hasPermission } from './permissions'

describe('hasPermission', () => {
  test('allows every user to write progress and use their account', () => {
    expect(hasPermission({ roles: ['USER'] }, 'progress.write')).toBe(true)
    expect(hasPermission({ roles: [] }, 'account.manage')).toBe(true)
  })

  test('requires the role FILE_DOWNLOAD for downloads, also from administrators', () => {
    expect(hasPermission({ roles: ['USER', 'ADMIN'] }, 'library.manage')).toBe(true)
    expect(hasPermission({ roles: ['USER', 'ADMIN'] }, 'file.download')).toBe(false)
    expect(hasPermission({ roles: ['USER', 'FILE_DOWNLOAD'] }, 'file.download')).toBe(true)
    expect(hasPermission({ roles: ['USER', 'FILE_DOWNLOAD'] }, 'library.manage')).toBe(false)
  })

  test('denies everything when signed out', () => {
    expect(hasPermission(undefined, 'progress.write')).toBe(false)
  })
})
