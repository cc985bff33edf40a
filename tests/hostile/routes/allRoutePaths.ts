import { expect } from 'vitest'
import { routeTree } from '../../../src/app/routes/routeTree'
import type { setUpHostileScreenTests } from '../setUpHostileScreenTests'

type RouteNode = { options: { path?: string }; children?: RouteNode[] | Record<string, RouteNode> }
const pathsOf = ({ options, children }: RouteNode): string[] => [
  ...(options.path ? [options.path] : []),
  ...Object.values(children ?? {}).flatMap(pathsOf),
]
/**
 * Paths of all routes except the sign-in pages. Other files test the sign-in pages:
 * `screensWithUnusableResponses.test.tsx` and `hangingRequests.spec.ts`.
 */
export const allRoutePaths = pathsOf(routeTree as unknown as RouteNode).filter(
  path => !['/login', '/startup'].includes(path),
)

type RouteTargets = ReturnType<ReturnType<typeof setUpHostileScreenTests>['targets']>

/**
 * Returns an address for the path of a route. Replaces the parameters with the ids of existing records, and a wildcard
 * with the name of a page that does not exist. Adds a search text to the path of the search page.
 */
export function getRouteAddress(path: string, targets: RouteTargets): string {
  const { book, oneshot, library, collection, readList } = targets
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

/**
 * Route paths of pages that need not show a message when requests fail or hang. These pages show a form, the downloads
 * of this device, or the client settings. In these tests, the requests for the client settings succeed.
 */
export const pathsOfPagesUnaffectedByFailures: readonly string[] = [
  '/offline',
  '/account/preferences',
  '/account/settings-ui',
  '/settings/ui',
  '/import',
  '/import/books',
  '/import/readlist',
]
/**
 * Expects that the page shows no error text and no invalid values. The page must also have a link or button with which
 * the user can leave the page, such as a link to the home page.
 */
export function expectUsablePage(label: string) {
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
