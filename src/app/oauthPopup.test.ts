import { expect, test, vi } from 'vitest'
import { finishOauthPopup } from './oauthPopup'

vi.mock('../machines/sessionListeners', () => ({ popupName: 'oauth2Login' }))

const windowAt = (address: string, name = 'oauth2Login', opener: object | null = { location: { href: 'before' } }) => {
  const location = new URL(address)
  return { name, opener, location, close: vi.fn() } as unknown as Window & { opener: { location: { href: string } } }
}

test('success sends the opener to the application and closes', () => {
  const popup = windowAt('http://localhost/?server_redirect=Y')
  expect(finishOauthPopup(popup)).toBe(true)
  expect(popup.opener.location.href).toBe('http://localhost/')
  expect(popup.close).toHaveBeenCalledOnce()
})

test('an error sends the opener to where the popup stands', () => {
  const address = 'http://localhost/login?server_redirect=Y&error=ERR_1025'
  const popup = windowAt(address)
  expect(finishOauthPopup(popup)).toBe(true)
  expect(popup.opener.location.href).toBe(address)
  expect(popup.close).toHaveBeenCalledOnce()
})

test.each([
  ['another window', windowAt('http://localhost/?server_redirect=Y', 'mine')],
  ['the popup on its way', windowAt('http://localhost/login')],
  ['a popup without an opener', windowAt('http://localhost/?server_redirect=Y', 'oauth2Login', null)],
])('%s goes on as usual', (_, popup) => {
  expect(finishOauthPopup(popup)).toBe(false)
  expect(popup.close).not.toHaveBeenCalled()
})
