import { unzipSync } from 'fflate'
import { createMockServerHandlers } from '../mock-server/createMockServerHandlers'
import { createMockServer } from '../mock-server/http/createMockServer'
import { DEMO_ADMIN_ACCOUNT } from '../mock-server/scenarios/demoAccounts'
import { SAMPLE_LIBRARY_DATA_SET_ID } from '../mock-server/scenarios/scenarioDataSetIds'
import { MockServerState } from '../mock-server/state/mockServerState'
import {
  loadStateSnapshot,
  restoreStateSnapshot,
  saveStateAfterChanges,
} from '../mock-server/state/mockServerStateStorage'
import { onMemoryFileWrite, writeMemoryFile } from './memoryFileSystem'

/**
 * Folder in memory that contains the sample library and the server state. The path of this folder must equal the path
 * in `scripts/build-demo.mjs`.
 */
const DATA_FOLDER = '/demo'
const STATE_FILE = `${DATA_FOLDER}/state.json`
const SESSION_HEADER = 'x-auth-token'

export type DemoServerOptions = {
  /** Zip archive with the sample library and the initial server state. */
  archive: Uint8Array
  /** Server state that the visitor changed in an earlier session. */
  savedState: Uint8Array | undefined
  saveState: (bytes: Uint8Array) => void
  /** Base path of the client, '' or '/path'. */
  basePath: string
}

/**
 * Starts the mock server with the sample library. The visitor is signed in as the administrator.
 * @returns a function that responds to requests
 */
export async function startDemoServer(options: DemoServerOptions): Promise<(request: Request) => Promise<Response>> {
  for (const [name, bytes] of Object.entries(unzipSync(options.archive)))
    if (!name.endsWith('/')) writeMemoryFile(`${DATA_FOLDER}/${name}`, bytes)
  if (options.savedState) writeMemoryFile(STATE_FILE, options.savedState)
  onMemoryFileWrite((path, bytes) => path === STATE_FILE && options.saveState(bytes))
  const world = new MockServerState(DATA_FOLDER)
  const snapshot = loadStateSnapshot(DATA_FOLDER)
  if (!snapshot) throw new Error('The archive of the demo has no state')
  restoreStateSnapshot(world, snapshot)
  saveStateAfterChanges(world, DATA_FOLDER, SAMPLE_LIBRARY_DATA_SET_ID, snapshot.parts, () => true)
  const serverOptions = { basePath: options.basePath, news: true }
  return withVisitorSession(createMockServer(world, createMockServerHandlers(world, serverOptions), serverOptions))
}

/**
 * Returns a function that sends requests in the visitor's session. A header carries the session id, because service
 * workers cannot read cookies.
 */
async function withVisitorSession(respond: (request: Request) => Promise<Response>) {
  let session = ''
  const respondInSession = async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers)
    headers.set(SESSION_HEADER, session)
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const response = await respond(
      new Request(request.url, {
        method: request.method,
        headers,
        signal: request.signal,
        body: hasBody ? await request.arrayBuffer() : undefined,
      }),
    )
    session = response.headers.get(SESSION_HEADER) ?? session
    return response
  }
  const { email, password } = DEMO_ADMIN_ACCOUNT
  const authorization = `Basic ${btoa(`${email}:${password}`)}`
  await respondInSession(new Request(`${location.origin}/api/v2/users/me`, { headers: { authorization } }))
  return respondInSession
}
