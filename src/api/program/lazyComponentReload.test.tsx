import { render } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissNotice, getVisibleNotices } from '../notices'
import { reportMissingServerResponse } from '../serverConnection'
import { automaticReload, lazyComponent, unblockAutomaticReload } from './lazyComponent'

const server = vi.hoisted(() => ({ isBuildReplaced: true }))
vi.mock('./isRunningBuildOutdated', () => ({ isRunningBuildOutdated: async () => server.isBuildReplaced }))

const reload = vi.fn()
const missingPart = {
  text: 'A part of Longbox could not be loaded.',
  isPersistent: true,
  action: { label: 'Reload' },
}

beforeEach(() => {
  const { href, origin } = location
  vi.stubGlobal('location', { href, origin, reload })
})
afterEach(() => {
  for (const { id } of getVisibleNotices()) dismissNotice(id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
  sessionStorage.clear()
  reload.mockClear()
  Object.assign(automaticReload, { isBlocked: false, isPending: false })
  server.isBuildReplaced = true
})

/** Renders a component whose module cannot be loaded. Returns a function that makes the module available. */
function renderMissingPart(): () => void {
  let isMissing = true
  const Part = lazyComponent(async () => {
    if (isMissing) throw new TypeError('Failed to fetch')
    return { part: () => null }
  }, 'part')
  render(
    <Suspense fallback={null}>
      <Part />
    </Suspense>,
  )
  return () => {
    isMissing = false
  }
}

test('reloads the page when the server has a new build', async () => {
  renderMissingPart()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(getVisibleNotices()).toEqual([])
})

test('shows a notice with a reload button when a module still fails after the page was reloaded', async () => {
  sessionStorage.setItem('longbox.renewedAt', String(Date.now()))
  renderMissingPart()
  await vi.waitFor(() => expect(getVisibleNotices()).toMatchObject([missingPart]))
  expect(reload).not.toHaveBeenCalled()
})

test('shows a notice instead of reloading while a book is open', async () => {
  automaticReload.isBlocked = true
  renderMissingPart()
  await vi.waitFor(() => expect(getVisibleNotices()).toMatchObject([missingPart]))
  expect(reload).not.toHaveBeenCalled()
})

test('reloads the page after the book is closed if a part was missing, because the part would stay missing', async () => {
  automaticReload.isBlocked = true
  renderMissingPart()
  await vi.waitFor(() => expect(getVisibleNotices()).toMatchObject([missingPart]))
  unblockAutomaticReload()
  expect(reload).toHaveBeenCalledOnce()
})

test('does not reload the page after a book in which no part was missing', () => {
  automaticReload.isBlocked = true
  unblockAutomaticReload()
  expect(reload).not.toHaveBeenCalled()
})

test('never reloads the same build, shows a notice, and loads the module after the next outage', async () => {
  server.isBuildReplaced = false
  vi.stubGlobal('fetch', async () => new Response('{}'))
  vi.useFakeTimers()
  const provide = renderMissingPart()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(getVisibleNotices()).toMatchObject([missingPart])
  expect(reload).not.toHaveBeenCalled()
  provide()
  reportMissingServerResponse()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(getVisibleNotices()).toEqual([])
})
