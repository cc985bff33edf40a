// @vitest-environment jsdom

import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { parseServerError } from '../../api/ServerError'
import { initInterfaceLanguage } from '../../language/interfaceLanguage'
import { translateSignInFailure } from './translateSignInFailure'

beforeAll(() => initInterfaceLanguage())
afterEach(() => vi.useRealTimers())

const failureText = async (status: number, retryAfter?: string) =>
  translateSignInFailure(await parseServerError('getMe', status, '', retryAfter))

test.each([
  ['30', 'in 30 seconds'],
  ['1', 'in 1 second'],
  ['0', 'in 1 second'],
  ['60', 'in 1 minute'],
  ['61', 'in 2 minutes'],
  ['9'.repeat(400), 'in 1,440 minutes'],
  ['Sat, 28 Nov 2026 10:05:00 GMT', 'in 5 minutes'],
])('a limit of the attempts with Retry-After: %s can be tried again %s', async (retryAfter, wait) => {
  vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z'), toFake: ['Date'] })
  expect(await failureText(429, retryAfter)).toBe(`Too many requests. You can try again ${wait}.`)
})

test.each([undefined, '', 'soon', '-5'])('a limit with Retry-After: %s names no time', async retryAfter => {
  expect(await failureText(429, retryAfter)).toBe('Too many requests. Please try again later.')
})

test('other failures have their own text', async () => {
  expect(await failureText(401)).toBe('E-mail or password is wrong')
  expect(await failureText(500)).toBe('An error occurred while trying to sign in')
  expect(translateSignInFailure(new Error('broken'))).toBe('An error occurred while trying to sign in')
})
