import { describe, expect, test } from 'vitest'
import { can } from './permissions'

describe('can', () => {
  test('allows every user to write progress and use their account', () => {
    expect(can({ roles: ['USER'] }, 'progress.write')).toBe(true)
    expect(can({ roles: [] }, 'account.own')).toBe(true)
  })

  test('requires the role FILE_DOWNLOAD for downloads, also from administrators', () => {
    expect(can({ roles: ['USER', 'ADMIN'] }, 'library.manage')).toBe(true)
    expect(can({ roles: ['USER', 'ADMIN'] }, 'file.download')).toBe(false)
    expect(can({ roles: ['USER', 'FILE_DOWNLOAD'] }, 'file.download')).toBe(true)
    expect(can({ roles: ['USER', 'FILE_DOWNLOAD'] }, 'library.manage')).toBe(false)
  })

  test('denies everything when signed out', () => {
    expect(can(undefined, 'progress.write')).toBe(false)
  })
})
