import { expect, test, vi } from 'vitest'
import { addSignOutConfirmation, askSignOutConfirmations } from './signOutConfirmations'

vi.mock('../ConfirmDialog', () => {
  throw new Error('offline')
})

test('a sign-out does not wait for a question whose dialog cannot be loaded', async () => {
  const confirm = vi.fn(() => new Promise<boolean>(() => {}))
  const remove = addSignOutConfirmation(confirm)
  expect(await askSignOutConfirmations()).toBe(true)
  expect(confirm).not.toHaveBeenCalled()
  remove()
})
