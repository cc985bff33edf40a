import { randomId } from '../randomId'

/** Message of the election between the tabs of a browser. */
export type ElectionMessage = {
  kind: 'election'
  /** `asks`: requests the leader. `leads`: claims leadership, also in response. `leaves`: makes the other tabs ask at once. */
  says: 'asks' | 'leads' | 'leaves'
  /** Id of the sending tab. */
  by: string
}

type ElectionOptions = {
  signal: AbortSignal
  send: (message: ElectionMessage) => void
  subscribe: (listener: (message: ElectionMessage) => void) => () => void
  /** Starts the work of the leader. `until` aborts when another tab leads, the page hides, or `signal` aborts. */
  lead: (until: AbortSignal) => void
}

/** Time that a tab waits for a leader to respond before it leads. */
const ANSWER_TIMEOUT_MS = 200
/**
 * Returns a random interval between messages, in milliseconds. A follower asks again in case the leader was frozen or killed. The
 * leader repeats its claim in case a message was lost and another tab leads too.
 */
const randomIntervalMs = () => 8000 * (1 + Math.random() / 2)

/**
 * Elects a leader among the tabs of a browser without Web Locks (plain http). A tab that gets no response leads. Of two tabs that
 * lead or ask at the same time, the one with the smaller id stays. Tabs respond from message handlers, so throttled timers do
 * not matter.
 */
export function electLeader({ signal, send, subscribe, lead }: ElectionOptions): void {
  const ownId = randomId()
  let leadership: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const sendMessage = (says: ElectionMessage['says']) => send({ kind: 'election', says, by: ownId })
  const schedule = (milliseconds: number, callback: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(callback, milliseconds)
  }
  const ask = () => {
    sendMessage('asks')
    schedule(ANSWER_TIMEOUT_MS, takeOver)
  }
  const askLater = () => schedule(randomIntervalMs(), ask)
  const repeatClaim = () => {
    sendMessage('leads')
    schedule(randomIntervalMs(), repeatClaim)
  }
  const takeOver = () => {
    leadership = new AbortController()
    repeatClaim()
    lead(leadership.signal)
  }
  const stepDown = () => {
    leadership?.abort()
    leadership = undefined
  }
  const leave = () => {
    clearTimeout(timer)
    if (leadership) sendMessage('leaves')
    stepDown()
  }
  const askAfterRestore = (event: PageTransitionEvent) => {
    if (event.persisted) ask()
  }

  const unsubscribe = subscribe(({ says, by }) => {
    if (leadership && (says === 'asks' || (says === 'leads' && ownId < by))) sendMessage('leads')
    else if (leadership && says === 'leads') {
      stepDown()
      askLater()
    } else if (!leadership && says === 'leaves') ask()
    else if (!leadership && (says === 'leads' || by < ownId)) askLater()
  })
  globalThis.addEventListener?.('pagehide', leave)
  globalThis.addEventListener?.('pageshow', askAfterRestore)
  signal.addEventListener('abort', () => {
    globalThis.removeEventListener?.('pagehide', leave)
    globalThis.removeEventListener?.('pageshow', askAfterRestore)
    unsubscribe()
    leave()
  })
  if (!signal.aborted) ask()
}
