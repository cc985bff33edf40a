import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translate } from '../../language/interfaceLanguage'
import { getVisibleNotices } from '../notices'
import { getServerConnectionState } from '../serverConnection'
import { lazyComponent, MODULE_LOAD_TIMEOUT_MS } from './lazyComponent'

/** Simulates how browsers load stylesheets. Each stylesheet fires its load event after 20 ms. */
const stylesheetLoader = new MutationObserver(changes => {
  for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    setTimeout(() => link.isConnected && link.dispatchEvent(new Event('load')), 20)
})

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/part.css">'
  stylesheetLoader.observe(document.head, { childList: true })
})
afterEach(() => {
  stylesheetLoader.disconnect()
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

test('renders all failed components and their stylesheets when the server is back', async () => {
  const failed = vi.fn()
  const parts = ['bars', 'card', 'sheet'].map(name => componentFailingOnce(name, failed))
  render(
    parts.map(({ name, Part }) => (
      <Suspense key={name} fallback={null}>
        <Part />
      </Suspense>
    )),
  )
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(parts.length))
  await vi.waitFor(() => expect(getServerConnectionState()).toBe('lost'))
  restoreServer()
  for (const { name } of parts) await screen.findByText(name)
})

test('offers to reload the page after 120 seconds, if a module never arrives', async () => {
  vi.useFakeTimers()
  try {
    const Part = lazyComponent(() => new Promise<{ Part: () => null }>(() => {}), 'Part')
    render(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    )
    await vi.advanceTimersByTimeAsync(MODULE_LOAD_TIMEOUT_MS - 1)
    const noticeTexts = () => getVisibleNotices().map(({ text }) => text)
    expect(noticeTexts()).toEqual([translate('component.slow.module')])
    await vi.advanceTimersByTimeAsync(1)
    expect(noticeTexts()).toEqual([translate('component.slow.missingModule')])
  } finally {
    vi.useRealTimers()
  }
})

test('keeps a stylesheet link that is still loading', async () => {
  const loadingLink = document.head.appendChild(document.createElement('link'))
  loadingLink.rel = 'stylesheet'
  const { name, Part } = componentFailingOnce('sheet', () => {})
  render(
    <Suspense fallback={null}>
      <Part />
    </Suspense>,
  )
  await vi.waitFor(() => expect(getServerConnectionState()).toBe('lost'))
  restoreServer()
  await screen.findByText(name)
  expect(loadingLink.isConnected).toBe(true)
})

function restoreServer() {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  dispatchEvent(new Event('online'))
}

function componentFailingOnce(name: string, failed: () => void) {
  let attempts = 0
  const Part = lazyComponent(async () => {
    if (attempts++ > 0) return { sheet: () => <p>{name}</p> }
    failed()
    throw new TypeError('Failed to fetch dynamically imported module')
  }, 'sheet')
  return { name, Part }
}
