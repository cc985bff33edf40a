import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answerKindsFor,
  findFailureMessage,
  partlyValidAnswers,
  setUpHostileAnswers,
  waitUntilSettled,
} from '../setUpHostileAnswers'
import { setUpHostileScreens } from '../setUpHostileScreens'
import { addressOf, expectUsablePage, formPaths, paths } from './everyRoutePath'

// Tests that open every route of the client while all requests of its page fail or get unusable responses.

const screens = setUpHostileScreens()
const { renderApp, rejections, reset, targets } = screens
const { serve } = setUpHostileAnswers(screens)

test.each(paths)('%s stays usable when all of its requests fail', async path => {
  for (const kind of answerKindsFor(paths.indexOf(path))) {
    const label = `${path}: ${kind}`
    const requested = serve(kind)
    renderApp(addressOf(path, targets()))
    await waitUntilSettled(label)
    expectUsablePage(label)
    if (requested.size > 0 && !partlyValidAnswers.includes(kind) && !formPaths.includes(path))
      await waitFor(() => expect(findFailureMessage(), label).not.toBeNull())
    reset()
  }
  expect(rejections).toEqual([])
})
