import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { toSafeRedirectPath } from './toSafeRedirectPath'

test('keeps a full path', () => {
  const path = '/book/A/read?page=3&context=READLIST&contextId=B#x'
  expect(toSafeRedirectPath(path)).toBe(path)
})

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'dashboard',
  '/login',
  '/startup?redirect=/startup',
  '/login/',
  '/../..//evil.example',
])('replaces %s by the home page', redirect => {
  expect(toSafeRedirectPath(redirect)).toBe('/')
})

property.prop([
  fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.string().map(text => `/${text}`),
  ),
])('never leaves the origin, for any input', redirect => {
  expect(new URL(toSafeRedirectPath(redirect), 'https://here.example').origin).toBe('https://here.example')
})
