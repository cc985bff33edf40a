import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { advanceFakeTimersTenSeconds, installFakeClock, setUpHostileResponseTests } from '../setUpHostileResponseTests'
import { setUpHostileScreenTests } from '../setUpHostileScreenTests'
import { allRoutePaths, expectUsablePage, getRouteAddress, pathsOfPagesStartingWithForm } from './allRoutePaths'

// Tests that open every route of the client while the requests of its page hang.

const screens = setUpHostileScreenTests()
const { renderApp, rejections, targets } = screens
const { hang } = setUpHostileResponseTests(screens)

test.each(allRoutePaths)('%s shows a message after ten seconds when its requests hang', async path => {
  installFakeClock()
  const hanging = hang()
  renderApp(getRouteAddress(path, targets()))
  await waitFor(() => expect(document.querySelector('button, a[href]')).not.toBeNull())
  await advanceFakeTimersTenSeconds()
  if (hanging.size > 0 && !pathsOfPagesStartingWithForm.includes(path))
    await waitFor(() => expect(document.body.textContent, path).toMatch(/slow to (answer|arrive)|is loading slowly/))
  expectUsablePage(path)
  expect(rejections).toEqual([])
})
