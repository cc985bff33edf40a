// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest'
import { isRunningBuildOutdated } from './isRunningBuildOutdated'

const createPage = (...scripts: string[]) => scripts.map(src => `<script type="module" src="${src}"></script>`).join('')
const runningPage = createPage('./assets/react-1.js', './assets/core-1.js')

afterEach(() => {
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

test.each([
  ['the same scripts', new Response(runningPage), false],
  ['some of the scripts', new Response(createPage('./assets/react-1.js', './assets/core-2.js')), true],
  ['other scripts', new Response('<!doctype html>'), true],
  ['an error', new Response('', { status: 502 }), false],
])('compares the running page with a server that sends %s', async (_, response, isOutdated) => {
  document.head.innerHTML = runningPage
  vi.stubGlobal('fetch', async () => response)
  expect(await isRunningBuildOutdated()).toBe(isOutdated)
})
