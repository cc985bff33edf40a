import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import {
  advanceFakeTimersTenSeconds,
  installFakeClock,
  setUpHostileResponseTests,
  waitUntilPageSettled,
} from '../setUpHostileResponseTests'
import { setUpHostileScreenTests } from '../setUpHostileScreenTests'
import { allRoutePaths, expectUsablePage, getRouteAddress, pathsOfPagesUnaffectedByFailures } from './allRoutePaths'

// Tests that open every route of the client, except the sign-in pages, while the requests of its page hang.

const screens = setUpHostileScreenTests()
const { renderApp, rejections, reset, targets } = screens
const { hang } = setUpHostileResponseTests(screens)

// Loads the code of the shell before the first test. The shell shows a message when a request has hung for ten seconds.
// If the code of the shell loaded during these ten seconds, the message would appear too late for the test.
beforeAll(async () => {
  renderApp('/dashboard')
  await waitUntilPageSettled('dashboard')
  reset()
}, 60_000)

test.each(allRoutePaths)('%s shows a message after ten seconds when its requests hang', async path => {
  installFakeClock()
  const hanging = hang()
  const { router } = renderApp(getRouteAddress(path, targets()))
  // A route guard may wait for the list of libraries before the page opens. During this wait, the document contains no
  // button and no link. After ten seconds, the document contains a message.
  const isGuardWaiting = () => router.state.status === 'pending' && hanging.has('/api/v1/libraries')
  await waitFor(() => expect(isGuardWaiting() || document.querySelector('button, a[href]') !== null).toBe(true))
  await advanceFakeTimersTenSeconds()
  if (hanging.size > 0 && !pathsOfPagesUnaffectedByFailures.includes(path))
    await waitFor(() => expect(document.body.textContent, path).toMatch(/slow to (answer|arrive)|is loading slowly/))
  expectUsablePage(path)
  expect(rejections).toEqual([])
})
