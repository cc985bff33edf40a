import { createBrowserHistory } from '@tanstack/react-router'
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeOverlaysOnBack } from './closeOverlaysOnBack'
import { interceptPopState } from './interceptPopState'
import { registerOpenOverlay } from './overlayStack'

function startOnPage() {
  history.pushState(null, '', '/other-document')
  history.pushState(null, '', '/page')
  addEventListener('popstate', interceptPopState)
  const router = createBrowserHistory()
  const stop = closeOverlaysOnBack(router)
  onTestFinished(() => {
    stop()
    router.destroy()
    removeEventListener('popstate', interceptPopState)
  })
  return router
}

/** Starts on the second page of the app. */
async function startOnLaterPage() {
  const router = startOnPage()
  router.push('/later')
  await waitFor(() => expect(location.pathname).toBe('/later'))
  return router
}

function openOverlay() {
  const close = vi.fn(() => unregister())
  const unregister = registerOpenOverlay(close)
  return close
}

/** Waits until an unused copy of the first history entry is removed. */
const waitUntilCopyIsRemoved = () => waitFor(() => expect(history.state).not.toHaveProperty('isCopy'))

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
  await waitUntilCopyIsRemoved()
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/other-document'))
})

test('a closed overlay leaves no history entry to which forward navigation leads', async () => {
  startOnPage()
  openOverlay()()
  await waitUntilCopyIsRemoved()
  expect(location.pathname).toBe('/page')
  history.forward()
  await waitUntilCopyIsRemoved()
  expect(location.pathname).toBe('/page')
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

test('the router does not see that an overlay was closed', async () => {
  const router = await startOnLaterPage()
  const listener = vi.fn()
  router.subscribe(listener)
  const close = openOverlay()
  history.back()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(listener).not.toHaveBeenCalled()
  expect(history.state).toEqual(router.location.state)
})

test('an overlay that stays open, such as a dialog that is saving, keeps the page', async () => {
  startOnPage()
  const close = vi.fn()
  onTestFinished(registerOpenOverlay(close))
  for (const times of [1, 2, 3]) {
    history.back()
    await waitFor(() => expect(close).toHaveBeenCalledTimes(times))
  }
  expect(location.pathname).toBe('/page')
})

test.each([false, true])(
  'a link in an overlay adds one history entry (overlay closes first: %s)',
  async closesFirst => {
    const router = startOnPage()
    const close = openOverlay()
    if (closesFirst) close()
    router.push('/linked')
    if (!closesFirst) close()
    await waitFor(() => expect(location.pathname).toBe('/linked'))
    await waitUntilCopyIsRemoved()
    history.back()
    await waitFor(() => expect(location.pathname).toBe('/page'))
    expect(router.location.pathname).toBe('/page')
    history.back()
    await waitFor(() => expect(location.pathname).toBe('/other-document'))
  },
)

test('a page can open while the copy of the first history entry is removed', async () => {
  const router = startOnPage()
  openOverlay()()
  await new Promise(resolve => setTimeout(resolve))
  router.push('/linked')
  await waitFor(() => expect(location.pathname).toBe('/linked'))
  expect(history.state).toMatchObject({ __TSR_index: 1 })
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/page'))
})

test('closing an overlay does not cancel a navigation to another document', async () => {
  startOnPage()
  const goBack = vi.spyOn(history, 'back')
  onTestFinished(() => goBack.mockRestore())
  const close = openOverlay()
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  close()
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(goBack).not.toHaveBeenCalled()
  // The navigation was a download, so the page is still open. When the next overlay closes, the copy of the first
  // history entry is removed.
  openOverlay()()
  await waitUntilCopyIsRemoved()
  expect(goBack).toHaveBeenCalledOnce()
})

test('a page that replaces the first page under an overlay leaves no entry of the replaced page', async () => {
  const router = startOnPage()
  const close = openOverlay()
  router.replace('/replaced')
  await waitFor(() => expect(location.pathname).toBe('/replaced'))
  close()
  await waitUntilCopyIsRemoved()
  expect(location.pathname).toBe('/replaced')
  expect(history.state).toEqual(router.location.state)
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/other-document'))
})

test('the program can leave the page while an overlay is open', async () => {
  const router = await startOnLaterPage()
  const close = openOverlay()
  onTestFinished(close)
  router.back()
  await waitFor(() => expect(router.location.pathname).toBe('/page'))
  expect(close).not.toHaveBeenCalled()
})

test('back navigation closes an overlay before the page asks for confirmation', async () => {
  const router = await startOnLaterPage()
  const confirm = vi.fn(async () => true)
  onTestFinished(router.block({ blockerFn: confirm }))
  const close = openOverlay()
  history.back()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(confirm).not.toHaveBeenCalled()
  history.back()
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  await waitFor(() => expect(location.pathname).toBe('/later'))
})

test('back navigation closes the confirmation dialog itself, and the page stays', async () => {
  const router = await startOnLaterPage()
  router.push('/form')
  await waitFor(() => expect(location.pathname).toBe('/form'))
  const answers: ReturnType<typeof openOverlay>[] = []
  const confirm = () =>
    new Promise<boolean>(resolve => {
      const close = openOverlay()
      close.mockImplementationOnce(() => resolve(true))
      answers.push(close)
    })
  onTestFinished(router.block({ blockerFn: confirm }))
  history.back()
  await waitFor(() => expect(answers).toHaveLength(1))
  history.back()
  await waitFor(() => expect(answers[0]).toHaveBeenCalledOnce())
  await waitFor(() => expect(location.pathname).toBe('/form'))
  expect(router.location.pathname).toBe('/form')
  expect(answers).toHaveLength(1)
  answers[0]?.()
})

test.each([
  { key: 'GoBack' },
  { key: 'BrowserBack' },
  { key: 'Unidentified', keyCode: 461 },
  { key: 'Unidentified', keyCode: 10009 },
])('the Back key of a remote control closes the topmost overlay: $key $keyCode', key => {
  startOnPage()
  const [lower, upper] = [openOverlay(), openOverlay()]
  // `fireEvent` returns false if the default action of the key is prevented.
  expect(fireEvent.keyDown(document.body, key)).toBe(false)
  expect(upper).toHaveBeenCalledOnce()
  expect(lower).not.toHaveBeenCalled()
  lower()
  expect(fireEvent.keyDown(document.body, key)).toBe(true)
})
