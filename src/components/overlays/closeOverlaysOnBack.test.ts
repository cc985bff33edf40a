import { createBrowserHistory } from '@tanstack/react-router'
import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeOverlaysOnBack } from './closeOverlaysOnBack'
import { registerOpenOverlay } from './overlayStack'

function startOnPage() {
  history.pushState(null, '', '/other-document')
  history.pushState(null, '', '/page')
  const router = createBrowserHistory()
  const stop = closeOverlaysOnBack(router)
  onTestFinished(() => {
    stop()
    router.destroy()
  })
  return router
}

function openOverlay() {
  const close = vi.fn(() => unregister())
  const unregister = registerOpenOverlay(close)
  return close
}

test('back navigation on the first page closes each overlay, and then leaves', async () => {
  startOnPage()
  const [lower, upper] = [openOverlay(), openOverlay()]
  history.back()
  await waitFor(() => expect(upper).toHaveBeenCalledOnce())
  expect(lower).not.toHaveBeenCalled()
  history.back()
  await waitFor(() => expect(lower).toHaveBeenCalledOnce())
  expect(location.pathname).toBe('/page')
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/other-document'))
})

test('back navigation leaves the first page when the overlay was closed before', async () => {
  startOnPage()
  openOverlay()()
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/other-document'))
})

test('back navigation on the first page keeps an address that has changed while the overlay was open', async () => {
  const router = startOnPage()
  const close = openOverlay()
  router.replace('/page?layout=table')
  await waitFor(() => expect(location.search).toBe('?layout=table'))
  history.back()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(location.search).toBe('?layout=table')
  expect(router.location.search).toBe('?layout=table')
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/other-document'))
})

test('back navigation on a later page closes an overlay and stays', async () => {
  const router = startOnPage()
  openOverlay()()
  router.push('/later')
  await waitFor(() => expect(location.pathname).toBe('/later'))
  const close = openOverlay()
  history.back()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  await waitFor(() => expect(location.pathname).toBe('/later'))
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/page'))
})
