import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../harness/server/startLongbox'
import { createWebDriverKeyPressActions } from './createWebDriverKeyPressActions'
import type { EpubTestBrowser } from './epubTestBrowser'

/** Maximum time in milliseconds from the start of Firefox until it accepts a connection. */
const START_TIMEOUT_MS = 30_000

/**
 * Starts Firefox through the protocol WebDriver BiDi. Playwright does not support Firefox ESR.
 * @param program path of Firefox
 */
export async function startFirefox(
  program: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<EpubTestBrowser> {
  const port = await findFreePort()
  const profile = mkdtempSync(join(tmpdir(), 'longbox-firefox-'))
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  })
  const send = createBiDiClient(await connect(`ws://127.0.0.1:${port}/session`))
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  await send('browsingContext.setViewport', { context, viewport })
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    open: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async expression => {
      const { result } = await send<{ result: { value: string } }>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then(value => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })
      return JSON.parse(result.value)
    },
    press: key => send('input.performActions', { context, actions: createWebDriverKeyPressActions(key) }),
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      const isClosed = new Promise(resolve => child.once('exit', resolve))
      await send('browser.close', {})
      await isClosed
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function connect(address: string): Promise<WebSocket> {
  for (const end = Date.now() + START_TIMEOUT_MS; ; await new Promise(resolve => setTimeout(resolve, 200))) {
    const socket = new WebSocket(address)
    const isOpen = await new Promise<boolean>(resolve => {
      socket.onopen = () => resolve(true)
      socket.onerror = () => resolve(false)
    })
    if (isOpen) return socket
    if (Date.now() > end) throw new Error('Firefox does not answer.')
  }
}

interface BiDiReply {
  readonly id?: number
  readonly type: string
  readonly result?: unknown
  readonly message?: string
}

/** Returns a function that sends WebDriver BiDi commands. The returned function rejects with errors of the browser. */
function createBiDiClient(socket: WebSocket) {
  const waiting = new Map<number, (reply: BiDiReply) => void>()
  let lastId = 0
  socket.onmessage = ({ data }) => {
    const reply = JSON.parse(String(data)) as BiDiReply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  }
  return <T = void>(method: string, params: object): Promise<T> =>
    new Promise((resolve, reject) => {
      lastId += 1
      const id = lastId
      waiting.set(id, ({ type, result, message }) => {
        waiting.delete(id)
        if (type === 'success') resolve(result as T)
        else reject(new Error(`${method}: ${message}`))
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
}
