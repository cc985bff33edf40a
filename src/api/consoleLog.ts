import { onServerDataChange } from './cache/serverDataChanges'

/** Running state machine whose states are logged. */
interface ObservableActor {
  subscribe(listener: (snapshot: { readonly value: unknown }) => void): { unsubscribe(): void }
}

/**
 * Logs requests to the server, live events, writes, and changes of the session. The log contains no passwords, request
 * bodies or headers.
 * @param session state machine of the session
 * @param log function that writes a line, such as `console.debug`
 * @returns function that stops logging
 */
export function startConsoleLog(session: ObservableActor, log: (...parts: unknown[]) => void): () => void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, document.baseURI)
    const start = performance.now()
    const report = (outcome: unknown) =>
      log('request', init?.method ?? 'GET', pathname + search, outcome, `${Math.round(performance.now() - start)} ms`)
    try {
      const response = await fetch(input, init)
      report(response.status)
      return response
    } catch (error) {
      report(error)
      throw error
    }
  }
  const stopDataChanges = onServerDataChange(change => {
    log('change', change.kind === 'write' ? { ...change, members: omitRequestBody(change.members) } : change)
    return undefined
  })
  let state = ''
  const { unsubscribe } = session.subscribe(snapshot => {
    const next = JSON.stringify(snapshot.value)
    if (next !== state) log('session', next)
    state = next
  })
  return () => {
    globalThis.fetch = fetch
    stopDataChanges()
    unsubscribe()
  }
}

/** Returns the parameters of a call without its request body, because the body may contain a password. */
function omitRequestBody(members: object | undefined): object | undefined {
  if (!members) return members
  const { data: _, ...others } = members as { data?: unknown }
  return others
}
