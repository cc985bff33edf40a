// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost/" }
import { expect, test, vi } from 'vitest'
import { isSignOutPending, setSignOutPending } from '../api/account/pendingSignOutStorage'
import { completeOauthSignInInPopup } from './completeOauthSignInInPopup'

const openerAt = (origin = 'http://localhost') =>
  Object.assign(new EventTarget(), { location: { href: 'before', origin } })

/** Creates a window of another origin. As in browsers, reading its origin throws an error. */
const crossOriginWindow = () => ({
  location: {
    get origin(): string {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError')
    },
  },
})

const windowAt = (address: string, name = 'oauth2Login', opener: object | null = openerAt()) => {
  const location = new URL(address)
  return { name, opener, location, close: vi.fn() } as unknown as Window & { opener: { location: { href: string } } }
}

test('navigates the opener to the home page and closes the popup after a success', () => {
  const popup = windowAt('http://localhost/?server_redirect=Y')
  expect(completeOauthSignInInPopup(popup)).toBe(true)
  expect(popup.opener.location.href).toBe('http://localhost/')
  expect(popup.close).toHaveBeenCalledOnce()
})

test('navigates the opener to the URL of the popup after an error', () => {
  const address = 'http://localhost/login?server_redirect=Y&error=ERR_1025'
  const popup = windowAt(address)
  expect(completeOauthSignInInPopup(popup)).toBe(true)
  expect(popup.opener.location.href).toBe(address)
  expect(popup.close).toHaveBeenCalledOnce()
})

test.each([
  ['success', '?server_redirect=Y', null],
  ['an error', 'login?server_redirect=Y&error=ERR_1025', 'ERR_1025'],
])('reports %s to an opener that handles the event, without navigation', (_, path, error) => {
  const opener = openerAt()
  const listener = vi.fn((event: Event) => event.preventDefault())
  opener.addEventListener('oauth2Login', listener)
  const popup = windowAt(`http://localhost/${path}`, 'oauth2Login', opener)
  expect(completeOauthSignInInPopup(popup)).toBe(true)
  expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ detail: error }))
  expect(opener.location.href).toBe('before')
  expect(popup.close).toHaveBeenCalledOnce()
})

test.each([
  ['another window', windowAt('http://localhost/?server_redirect=Y', 'mine')],
  ['the popup before the redirect', windowAt('http://localhost/login')],
  ['a popup without an opener', windowAt('http://localhost/?server_redirect=Y', 'oauth2Login', null)],
  ['a popup of another website', windowAt('http://localhost/?server_redirect=Y', 'oauth2Login', crossOriginWindow())],
])('%s does not finish a sign-in, and keeps a pending sign-out', (_, popup) => {
  setSignOutPending(true, 'U')
  expect(completeOauthSignInInPopup(popup)).toBe(false)
  expect(popup.close).not.toHaveBeenCalled()
  expect(isSignOutPending()).toBe(true)
})

test.each([
  ['a success cancels', '?server_redirect=Y', false],
  ['an error keeps', 'login?server_redirect=Y&error=ERR_1025', true],
])('%s a pending sign-out', (_, path, isPending) => {
  setSignOutPending(true, 'U')
  completeOauthSignInInPopup(windowAt(`http://localhost/${path}`))
  expect(isSignOutPending()).toBe(isPending)
})
