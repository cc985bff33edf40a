import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { routeTree } from '../../src/app/routes/routeTree'
import {
  answerKindsFor,
  findFailureMessage,
  installFakeClock,
  partlyValidAnswers,
  passTenSeconds,
  setUpHostileAnswers,
  waitUntilSettled,
} from './setUpHostileAnswers'
import { setUpHostileScreens } from './setUpHostileScreens'

// Opens every route of the client while all requests of its page fail, get unusable responses or hang.

const screens = setUpHostileScreens()
const { renderApp, rejections, reset, targets } = screens
const { serve, hang } = setUpHostileAnswers(screens)

type RouteNode = { options: { path?: string }; children?: RouteNode[] | Record<string, RouteNode> }
const pathsOf = ({ options, children }: RouteNode): string[] => [
  ...(options.path ? [options.path] : []),
  ...Object.values(children ?? {}).flatMap(pathsOf),
]
/** Paths of all routes. The pages of signing in are tested by screenResponses and by the journeys of hanging servers. */
const paths = pathsOf(routeTree as unknown as RouteNode).filter(path => !['/login', '/startup'].includes(path))

function addressOf(path: string): string {
  const { book, oneshot, library, collection, readList } = targets()
  const values: Record<string, string> = {
    $libraryId: library,
    $collectionId: collection,
    $readListId: readList,
    $seriesId: path.startsWith('/oneshot') ? oneshot.seriesId : book.seriesId,
    $bookId: book.id,
    $: 'no-such-page',
  }
  const address = path.replace(/\$\w*/g, name => values[name] ?? name)
  return path === '/search' ? `/search?q=${encodeURIComponent(book.seriesTitle)}` : address
}

/** Pages that show a form before their first request. */
const formPaths: readonly string[] = ['/account/preferences', '/import', '/import/books', '/import/readlist']
/** Expects that the page did not crash and has a control that leads away from it. */
function expectUsablePage(label: string) {
  const text = document.body.textContent ?? ''
  expect(text, label).not.toMatch('This page stopped working')
  expect(text, label).not.toMatch(/Invalid Date|\bNaN\b|\[object Object\]/)
  const controls = [...document.querySelectorAll('a[href], button')]
  const names = controls.map(control => control.getAttribute('aria-label') || control.textContent || '')
  expect(
    names.some(name => /^(Home|Back|Longbox|Go home|Menu|Stop waiting|Dismiss)/.test(name)),
    `${label}: a way out among ${names.slice(0, 20).join(', ')}`,
  ).toBe(true)
}

describe('every route', () => {
  test.each(paths)('%s stays usable when all of its requests fail', async path => {
    for (const kind of answerKindsFor(paths.indexOf(path))) {
      const label = `${path}: ${kind}`
      const requested = serve(kind)
      renderApp(addressOf(path))
      await waitUntilSettled(label)
      expectUsablePage(label)
      if (requested.size > 0 && !partlyValidAnswers.includes(kind) && !formPaths.includes(path))
        await waitFor(() => expect(findFailureMessage(), label).not.toBeNull())
      reset()
    }
    expect(rejections).toEqual([])
  })

  test.each(paths)('%s shows a message after ten seconds when its requests hang', async path => {
    installFakeClock()
    const hanging = hang()
    renderApp(addressOf(path))
    await waitFor(() => expect(document.querySelector('button, a[href]')).not.toBeNull())
    await passTenSeconds()
    if (hanging.size > 0 && !formPaths.includes(path))
      await waitFor(() => expect(document.body.textContent, path).toMatch(/slow to (answer|arrive)|is loading slowly/))
    expectUsablePage(path)
    expect(rejections).toEqual([])
  })
})
