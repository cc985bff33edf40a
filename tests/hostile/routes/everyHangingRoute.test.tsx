import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { installFakeClock, passTenSeconds, setUpHostileAnswers } from '../setUpHostileAnswers'
import { setUpHostileScreens } from '../setUpHostileScreens'
import { addressOf, expectUsablePage, formPaths, paths } from './everyRoutePath'

// Tests that open every route of the client while the requests of its page hang.

const screens = setUpHostileScreens()
const { renderApp, rejections, targets } = screens
const { hang } = setUpHostileAnswers(screens)

test.each(paths)('%s shows a message after ten seconds when its requests hang', async path => {
  installFakeClock()
  const hanging = hang()
  renderApp(addressOf(path, targets()))
  await waitFor(() => expect(document.querySelector('button, a[href]')).not.toBeNull())
  await passTenSeconds()
  if (hanging.size > 0 && !formPaths.includes(path))
    await waitFor(() => expect(document.body.textContent, path).toMatch(/slow to (answer|arrive)|is loading slowly/))
  expectUsablePage(path)
  expect(rejections).toEqual([])
})
