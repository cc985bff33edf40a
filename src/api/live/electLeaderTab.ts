import { createRandomId } from '../createRandomId'

/** Message between tabs that elect a leader. */
export type LeaderElectionMessage = {
  kind: 'election'
  /**
   * Content of the message. `asks`: the sender searches for a leader. `leads`: the sender is the leader. `leaves`: the
   * sender stops being the leader.
   */
  says: 'asks' | 'leads' | 'leaves'
  by: string
}

type ElectionOptions = {
  signal: AbortSignal
  send: (message: LeaderElectionMessage) => void
  subscribe: (listener: (message: LeaderElectionMessage) => void) => () => void
  /**
   * Starts the work of the leader. The leader is the only tab that opens the event stream. The work must stop when the
   * signal `until` aborts.
   */
  lead: (until: AbortSignal) => void
}

/**
 * Time in milliseconds that a tab waits for responses to its search for a leader. The tab does not become the leader if
 * it receives a message from a leader, or from another tab that also searches and has a smaller id.
 */
const RESPONSE_TIMEOUT_MS = 200
/**
 * Returns a random time in milliseconds after which a tab sends its election message again. The repetition is
 * necessary, because messages can be lost, and a frozen tab receives no messages.
 */
const randomIntervalMs = () => 8000 * (1 + Math.random() / 2)

/**
 * Elects a leader among the tabs of a browser without Web Locks (plain http). A tab becomes the leader if no leader
 * responds. If two tabs become leaders at the same time, the tab with the smaller id stays the leader.
 */
export function electLeaderTab({ signal, send, subscribe, lead }: ElectionOptions): void {
  const ownId = createRandomId()
  let leadership: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const sendMessage = (says: LeaderElectionMessage['says']) => send({ kind: 'election', says, by: ownId })
  const schedule = (milliseconds: number, callback: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(callback, milliseconds)
  }
  const askForLeader = () => {
    sendMessage('asks')
    schedule(RESPONSE_TIMEOUT_MS, takeOver)
  }
  const askForLeaderLater = () => schedule(randomIntervalMs(), askForLeader)
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
  const leaveElection = () => {
    clearTimeout(timer)
    if (leadership) sendMessage('leaves')
    stepDown()
  }
  const askForLeaderAfterRestore = (event: PageTransitionEvent) => {
    if (event.persisted) askForLeader()
  }

  const unsubscribe = subscribe(({ says, by }) => {
    if (leadership && (says === 'asks' || (says === 'leads' && ownId < by))) sendMessage('leads')
    else if (leadership && says === 'leads') {
      stepDown()
      askForLeaderLater()
    } else if (!leadership && says === 'leaves') askForLeader()
    else if (!leadership && (says === 'leads' || by < ownId)) askForLeaderLater()
  })
  globalThis.addEventListener?.('pagehide', leaveElection)
  globalThis.addEventListener?.('pageshow', askForLeaderAfterRestore)
  signal.addEventListener('abort', () => {
    globalThis.removeEventListener?.('pagehide', leaveElection)
    globalThis.removeEventListener?.('pageshow', askForLeaderAfterRestore)
    unsubscribe()
    leaveElection()
  })
  if (!signal.aborted) askForLeader()
}
