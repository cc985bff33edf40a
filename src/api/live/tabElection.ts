import { randomId } from '../randomId'

/** What tabs tell each other to agree on one of them. */
export type ElectionMessage = {
  kind: 'election'
  /** `asks` who leads, `leads` as the answer and the claim, `leaves` for the next one to ask at once. */
  says: 'asks' | 'leads' | 'leaves'
  /** The tab that says it. */
  by: string
}

type Election = {
  signal: AbortSignal
  tell: (message: ElectionMessage) => void
  hear: (listener: (message: ElectionMessage) => void) => () => void
  /** Begins what one tab does for all; `until` ends when another tab leads, when the page goes, or with the signal. */
  lead: (until: AbortSignal) => void
}

/** How long a tab waits for an answer before it leads, in milliseconds. */
const answerTime = 200
/**
 * After this time, in milliseconds, a tab speaks again. One that follows asks: the one that leads may have been frozen or
 * killed. One that leads says so: what it said before may have been lost, and another may lead too.
 */
const aWhile = () => 8000 * (1 + Math.random() / 2)

/**
 * Lets one tab of a browser lead, where the browser has no locks (plain http). Who asks and is not answered leads; of two
 * that lead or ask at once the one with the smaller name stays. No tab has to keep a clock for the others: one whose timers
 * are slowed down still answers.
 */
export function electLeader({ signal, tell, hear, lead }: Election): void {
  const me = randomId()
  let turn: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const say = (says: ElectionMessage['says']) => tell({ kind: 'election', says, by: me })
  const after = (milliseconds: number, next: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(next, milliseconds)
  }
  const ask = () => {
    say('asks')
    after(answerTime, takeOver)
  }
  const askLater = () => after(aWhile(), ask)
  const stay = () => {
    say('leads')
    after(aWhile(), stay)
  }
  const takeOver = () => {
    turn = new AbortController()
    stay()
    lead(turn.signal)
  }
  const stepBack = () => {
    turn?.abort()
    turn = undefined
  }
  const leave = () => {
    clearTimeout(timer)
    if (turn) say('leaves')
    stepBack()
  }
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) ask()
  }

  const stopHearing = hear(({ says, by }) => {
    if (turn && (says === 'asks' || (says === 'leads' && me < by))) say('leads')
    else if (turn && says === 'leads') {
      stepBack()
      askLater()
    } else if (!turn && says === 'leaves') ask()
    else if (!turn && (says === 'leads' || by < me)) askLater()
  })
  globalThis.addEventListener?.('pagehide', leave)
  globalThis.addEventListener?.('pageshow', comeBack)
  signal.addEventListener('abort', () => {
    globalThis.removeEventListener?.('pagehide', leave)
    globalThis.removeEventListener?.('pageshow', comeBack)
    stopHearing()
    leave()
  })
  if (!signal.aborted) ask()
}
