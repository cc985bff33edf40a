// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { initInterfaceLanguage } from '../../language/interfaceLanguage'
import { translateOauthSignInError } from './translateOauthSignInError'

beforeAll(() => initInterfaceLanguage())

test.each([
  ['ERR_1025', /no local user|no user|account/i],
  ['access_denied', /^Sign-in failed: access_denied$/],
  ['ERR_1028 call 555-0100 now', /^Sign-in failed$/],
  ['your session has been stolen', /^Sign-in failed$/],
])('the error %j of the address becomes %s', (error, expected) => {
  expect(translateOauthSignInError(error, 'Sign-in failed')).toMatch(expected)
})
