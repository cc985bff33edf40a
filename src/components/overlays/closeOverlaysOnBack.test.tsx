import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { COPY_REMOVAL_DELAY_MS, closeOverlaysOnBack } from './closeOverlaysOnBack'
import { interceptPopState } from './interceptPopState'
import { registerOpenOverlay, setHistoryEntryForNonModalOverlays } from './overlayStack'

/**
 * Adds history entries for another document and for the first page of the app, and then starts the program on the first
 * page.
 * @param removalDelayMs delay in milliseconds, see {@link COPY_REMOVAL_DELAY_MS}. The default is 0
 * @returns history of the router
 */
function startOnPage(removalDelayMs?: number) {
  history.pushState(null, '', '/other-document')
  history.pushState(null, '', '/page')
  addEventListener('popstate', interceptPopState)
  onTestFinished(() => removeEventListener('popstate', interceptPopState))
  return startProgram(removalDelayMs)
}

let end = () => {}

function startProgram(removalDelayMs = 0) {
  const router = createBrowserHistory()
  const stop = closeOverlaysOnBack(router, removalDelayMs)
  end = () => {
    stop()
    router.destroy()
  }
  onTestFinished(() => end())
  return router
}

/** Simulates a reload of the document. The session history stays, and the open overlay disappears. */
function restartProgram(closeOverlay: () => void) {
  end()
  closeOverlay()
  return startProgram()
}

/** Starts the app on the first page and goes to a second page. */
async function startOnLaterPage() {
  const router = startOnPage()
  router.push('/later')
  await waitForPath('/later')
  return router
}

function openOverlay(kind?: 'nonModal') {
  const close = vi.fn(() => unregister())
  const unregister = registerOpenOverlay(close, kind)
  return close
}

async function changeUrlInDialogOfFirstPage() {
  const router = startOnPage()
  const close = openOverlay()
  router.replace('/changed')
  await waitForPath('/changed')
  return { router, close }
}

/**
 * Opens and closes an overlay on the first page. When the overlay opens, the program adds a copy of the first history
 * entry. After the overlay has closed, the program navigates back to remove the copy. This navigation is mocked and
 * does not take place. Starts fake timers.
 */
async function closeOverlayWithoutNavigation() {
  const router = startOnPage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const goBack = vi.spyOn(history, 'back').mockImplementation(() => {})
  openOverlay()()
  await vi.waitFor(() => expect(goBack).toHaveBeenCalledOnce())
  goBack.mockRestore()
  return router
}

/** Waits until the program has removed the copy of the first history entry by navigating back. */
const waitUntilCopyIsRemoved = () => waitFor(() => expect(history.state).not.toHaveProperty('isCopy'))

const waitForPath = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

/** Expects that a change of the URL is not lost, and that back navigation then leaves the website. */
async function expectWorkingHistory(router: RouterHistory) {
  router.replace('/last')
  await waitForPath('/last')
  await waitFor(() => expect(history.state).toEqual(router.location.state))
  history.back()
  await waitForPath('/other-document')
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
  await waitForPath('/other-document')
})

test('back navigation leaves the first page when the overlay was closed before', async () => {
  startOnPage()
  openOverlay()()
  await waitUntilCopyIsRemoved()
  history.back()
  await waitForPath('/other-document')
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
  await waitForPath('/later')
  const close = openOverlay()
  history.back()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  await waitForPath('/later')
  history.back()
  await waitForPath('/page')
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
    await waitForPath('/linked')
    await waitUntilCopyIsRemoved()
    history.back()
    await waitForPath('/page')
    expect(router.location.pathname).toBe('/page')
    history.back()
    await waitForPath('/other-document')
  },
)

test('a page can open while the copy of the first history entry is removed', async () => {
  const router = startOnPage()
  openOverlay()()
  await new Promise(resolve => setTimeout(resolve))
  router.push('/linked')
  await waitForPath('/linked')
  expect(history.state).toMatchObject({ __TSR_index: 1 })
  history.back()
  await waitForPath('/page')
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
  // Simulates that a download has caused the event `beforeunload`: the document is still open. The copy of the first
  // history entry is still present, and must be removed when the next overlay closes.
  openOverlay()()
  await waitUntilCopyIsRemoved()
  expect(goBack).toHaveBeenCalledOnce()
})

test('the copy of the first history entry is removed some time after an overlay was closed', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  startOnPage(COPY_REMOVAL_DELAY_MS)
  const goBack = vi.spyOn(history, 'back')
  onTestFinished(() => goBack.mockRestore())
  openOverlay()()
  vi.advanceTimersByTime(COPY_REMOVAL_DELAY_MS - 1)
  expect(goBack).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(goBack).toHaveBeenCalledOnce()
})

test('back navigation leaves the first page immediately after an overlay was closed', async () => {
  startOnPage(COPY_REMOVAL_DELAY_MS)
  openOverlay()()
  history.back()
  await waitForPath('/other-document')
})

test('a page that replaces the first page under an overlay leaves no entry of the replaced page', async () => {
  const router = startOnPage()
  const close = openOverlay()
  router.replace('/replaced')
  await waitForPath('/replaced')
  close()
  await waitUntilCopyIsRemoved()
  expect(location.pathname).toBe('/replaced')
  expect(history.state).toEqual(router.location.state)
  history.back()
  await waitForPath('/other-document')
})

test('a change that was made in a dialog of the first page remains after a reload', async () => {
  const { close } = await changeUrlInDialogOfFirstPage()
  const router = restartProgram(close)
  await waitUntilCopyIsRemoved()
  expect([location.pathname, router.location.pathname]).toEqual(['/changed', '/changed'])
  await expectWorkingHistory(router)
})

test('a change of the URL after a reload, before overlays are handled, leaves no additional history entry', async () => {
  const { close } = await changeUrlInDialogOfFirstPage()
  end()
  close()
  vi.resetModules()
  const reloaded = {
    ...(await import('./interceptPopState')),
    ...(await import('./closeOverlaysOnBack')),
  }
  addEventListener('popstate', reloaded.interceptPopState)
  onTestFinished(() => removeEventListener('popstate', reloaded.interceptPopState))
  const router = createBrowserHistory()
  router.replace('/next-page-of-book')
  await waitForPath('/next-page-of-book')
  const stop = reloaded.closeOverlaysOnBack(router, 0)
  end = () => {
    stop()
    router.destroy()
  }
  await waitUntilCopyIsRemoved()
  await expectWorkingHistory(router)
})

test('a link in a dialog leads back to the page as the dialog has changed it', async () => {
  const { router, close } = await changeUrlInDialogOfFirstPage()
  router.push('/linked')
  close()
  await waitForPath('/linked')
  history.back()
  await waitForPath('/changed')
  expect(router.location.pathname).toBe('/changed')
  await expectWorkingHistory(router)
})

test('forward navigation to a removed copy does not revert a later change of the first page', async () => {
  const router = startOnPage()
  openOverlay()()
  await waitUntilCopyIsRemoved()
  router.replace('/changed')
  await waitForPath('/changed')
  const goBack = vi.spyOn(history, 'back')
  onTestFinished(() => goBack.mockRestore())
  history.forward()
  await waitFor(() => expect(goBack).toHaveBeenCalledOnce())
  await waitUntilCopyIsRemoved()
  expect([location.pathname, router.location.pathname]).toEqual(['/changed', '/changed'])
  openOverlay()()
  await waitUntilCopyIsRemoved()
  await expectWorkingHistory(router)
})

test('changes of the URL wait until the browser has returned to the page of the overlay', async () => {
  const router = await startOnLaterPage()
  const close = openOverlay()
  const goForward = vi.spyOn(history, 'forward').mockImplementationOnce(() => {
    router.replace('/later-changed')
    router.flush()
    goForward.mockRestore()
    history.forward()
  })
  history.back()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  await waitForPath('/later-changed')
  history.back()
  await waitForPath('/page')
})

test('changes of the URL are written if the browser does not remove the copy', async () => {
  const router = await closeOverlayWithoutNavigation()
  router.replace('/changed')
  router.flush()
  vi.advanceTimersByTime(5_000)
  expect(location.pathname).toBe('/changed')
  vi.useRealTimers()
  openOverlay()()
  await waitUntilCopyIsRemoved()
  await expectWorkingHistory(router)
})

test('a removal of the copy that ends late, for example in a suspended tab, does not leave the page', async () => {
  const router = await closeOverlayWithoutNavigation()
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()
  history.back()
  await waitUntilCopyIsRemoved()
  await expectWorkingHistory(router)
})

test('a menu on the first page adds no history entry, and back navigation on a later page closes it', async () => {
  const router = startOnPage()
  const { length } = history
  openOverlay('nonModal')()
  expect(history.length).toBe(length)
  expect(history.state).not.toHaveProperty('isCopy')
  router.push('/later')
  await waitForPath('/later')
  const close = openOverlay('nonModal')
  history.back()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  await waitForPath('/later')
})

test('without a mouse, back navigation also closes a menu on the first page', async () => {
  setHistoryEntryForNonModalOverlays(true)
  onTestFinished(() => setHistoryEntryForNonModalOverlays(false))
  const router = startOnPage()
  const close = openOverlay('nonModal')
  history.back()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(router.location.pathname).toBe('/page')
  await waitUntilCopyIsRemoved()
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
  await waitForPath('/later')
})

test('back navigation closes the confirmation dialog itself, and the page stays', async () => {
  const router = await startOnLaterPage()
  router.push('/form')
  await waitForPath('/form')
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
  await waitForPath('/form')
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
