import { expect, test } from 'vitest'
import { isEmailAddress } from './isEmailAddress'

test.each([
  'reader@example.org',
  'first.last+tag@mail.example.org',
  'ünicode@exämple.org',
  `o'neil_{x}@under_score.example`,
  '"a b"@example.org',
  '"a..b"."c@d"@example.org',
  'reader@[10.0.0.1]',
  `${'a'.repeat(64)}@example.org`,
  `a@${'b'.repeat(63)}.c`,
])('accepts %s', text => expect(isEmailAddress(text)).toBe(true))

test.each([
  '',
  'reader',
  '@example.org',
  'reader@example',
  'reader@',
  'a b@example.org',
  'a..b@x.org',
  '.a@x.org',
  'a.@x.org',
  'a@b@c.d',
  'a@b..c',
  'a@.b.c',
  'a@b.c.',
  'a@-b.c',
  'a@b-.c',
  'a@b c.d',
  'a@b.c\n',
  '"a"b"@example.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b'.repeat(64)}.c`,
  `a@${'b.'.repeat(127)}cc`,
])('rejects %s', text => expect(isEmailAddress(text)).toBe(false))

test('takes little time for long texts', () => {
  for (const text of [`${'a.'.repeat(50_000)}@`, `a@${'b.'.repeat(50_000)}`, '@'.repeat(100_000)])
    expect(isEmailAddress(text)).toBe(false)
})
