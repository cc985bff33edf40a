import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createContentDispositionHeader,
  formatFileSize,
  formatServerLocalTime,
  formatServerZonedTime,
  formatUtcTime,
} from './formatResponseValues'

describe('formatFileSize', () => {
  it('shows at most one decimal and rounds halves to even', () => {
    expect([800, 1024, 1280, 1434, 6165, 11720, 5 * 1024 ** 3].map(formatFileSize)).toEqual([
      '800 B',
      '1 KiB',
      '1.2 KiB',
      '1.4 KiB',
      '6 KiB',
      '11.4 KiB',
      '5 GiB',
    ])
  })
})

describe('contentDisposition', () => {
  it('writes the encoded name and the UTF-8 name', () => {
    expect(createContentDispositionHeader('inline', 'Été 1.jpg')).toBe(
      `inline; filename="=?UTF-8?Q?=C3=89t=C3=A9_1.jpg?="; filename*=UTF-8''%C3%89t%C3%A9%201.jpg`,
    )
  })

  it('leaves characters of RFC 5987 unencoded, and encodes all others', () => {
    const encodedName = (name: string) => createContentDispositionHeader('attachment', name).split("''")[1]
    expect(encodedName('Bone #1 $&+^`|~!-._.cbz')).toBe('Bone%20#1%20$&+^`|~!-._.cbz')
    expect(encodedName("%23,;'()*/@:=?.cbz")).toBe('%2523%2C%3B%27%28%29%2A%2F%40%3A%3D%3F.cbz')
  })
})

describe('formatUtc', () => {
  it('shows whole seconds in UTC', () => expect(formatUtcTime(1_700_000_000_987.5)).toBe('2023-11-14T22:13:20Z'))
})

describe('times in the time zone of the server', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    [0, '2023-11-14T22:13:20.987', 'Z'],
    [300, '2023-11-14T17:13:20.987', '-05:00'],
    [-345, '2023-11-15T03:58:20.987', '+05:45'],
    [150, '2023-11-14T19:43:20.987', '-02:30'],
  ])('%i minutes behind UTC are %s, and with the offset %s', (minutes, local, offset) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes)
    expect(formatServerLocalTime(1_700_000_000_987.5)).toBe(local)
    expect(formatServerZonedTime(1_700_000_000_987.5)).toBe(local + offset)
  })
})
