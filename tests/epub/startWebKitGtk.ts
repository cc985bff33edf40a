import { spawn } from 'node:child_process'
import { findFreePort } from '../harness/server/startLongbox'
import { createWebDriverKeyPressActions } from './createWebDriverKeyPressActions'
import type { EpubTestBrowser } from './epubTestBrowser'

/** Maximum time in milliseconds until WebKitWebDriver responds. */
const START_TIMEOUT_MS = 10_000

/**
 * Starts WebKitGTK through the protocol WebDriver.
 * @param driver path of WebKitWebDriver
 */
export async function startWebKitGtk(
  driver: string,
  size: { readonly width: number; readonly height: number },
): Promise<EpubTestBrowser> {
  const port = await findFreePort()
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
    throw new Error('WebKitGTK needs a display. Without one, start the command with "xvfb-run".')
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Selects a simulated audio output, which plays audio in real time without an audio device.
    env: { ...process.env, GST_PLUGIN_FEATURE_RANK: 'fakeaudiosink:MAX' },
  })
  const send = createWebDriverClient(`http://127.0.0.1:${port}`)
  await waitUntilReady(send)
  const session = await send<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  })
  const path = `/session/${session.sessionId}`
  await send('POST', `${path}/window/rect`, { ...size, x: 0, y: 0 })
  await send('POST', `${path}/timeouts`, { script: 60_000, pageLoad: 60_000 })
  return {
    version: `WebKitGTK ${session.capabilities.browserVersion}`,
    open: url => send('POST', `${path}/url`, { url }),
    evaluate: expression => {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then(done, () => done(null))`
      return send('POST', `${path}/execute/async`, { script, args: [] })
    },
    press: key => send('POST', `${path}/actions`, { actions: createWebDriverKeyPressActions(key) }),
    screenshot: async () => Buffer.from(await send<string>('GET', `${path}/screenshot`), 'base64'),
    close: async () => {
      await send('DELETE', path).catch(() => {})
      child.kill()
    },
  }
}

type SendCommand = <T = void>(method: string, path: string, body?: object) => Promise<T>

/** Returns a function that sends WebDriver commands. The returned function rejects with errors of the driver. */
const createWebDriverClient =
  (address: string): SendCommand =>
  async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
    return value
  }

async function waitUntilReady(send: SendCommand): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT_MS; ; await new Promise(resolve => setTimeout(resolve, 100))) {
    try {
      await send('GET', '/status')
      return
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}
