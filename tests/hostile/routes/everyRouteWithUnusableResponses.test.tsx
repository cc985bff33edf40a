import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  findFailureMessage,
  partlyValidResponseKinds,
  selectUnusableResponseKinds,
  setUpHostileResponseTests,
  waitUntilPageSettled,
} from '../setUpHostileResponseTests'
import { setUpHostileScreenTests } from '../setUpHostileScreenTests'
import { allRoutePaths, expectUsablePage, getRouteAddress, pathsOfPagesUnaffectedByFailures } from './allRoutePaths'

// Tests that open every route of the client, except the sign-in pages. All requests of the opened page get unusable
// responses, such as error statuses.

const screens = setUpHostileScreenTests()
const { renderApp, rejections, reset, targets } = screens
const { serve } = setUpHostileResponseTests(screens)

test.each(allRoutePaths)('%s stays usable when all its requests fail', async path => {
  for (const kind of selectUnusableResponseKinds(allRoutePaths.indexOf(path))) {
    const label = `${path}: ${kind}`
    const requested = serve(kind)
    renderApp(getRouteAddress(path, targets()))
    await waitUntilPageSettled(label)
    expectUsablePage(label)
    if (
      requested.size > 0 &&
      !partlyValidResponseKinds.includes(kind) &&
      !pathsOfPagesUnaffectedByFailures.includes(path)
    )
      await waitFor(() => expect(findFailureMessage(), label).not.toBeNull())
    reset()
  }
  expect(rejections).toEqual([])
})
