import { useSyncExternalStore } from 'react'

/** Visible work that waits for a slow server, with the available responses of the user. */
export interface SlowWork {
  /** `reading`: visible data is missing. `writing`: a change is not confirmed. */
  readonly kind: 'reading' | 'writing'
  /** Aborts the pending calls and repeats them; undefined for work that cannot be repeated. */
  readonly retry?: () => void
  /** Aborts the pending calls as timed out, so that their views show the failure. */
  readonly stop: () => void
}

let current: SlowWork | undefined
let hosts = 0
const listeners = new Set<() => void>()

/** Sets the slow work. Called by `app/watchSlowness.ts`. */
export function setSlowWork(work: SlowWork | undefined): void {
  current = work
  announce()
}

/** Returns the slow work; undefined without any. */
export const slowWork = (): SlowWork | undefined => current

/** Whether an overlay, such as a dialog, displays the slow work. */
export function useSlowWorkHost(): boolean {
  return useSyncExternalStore(onSlowWork, () => hosts > 0)
}

/** Registers an overlay that displays {@link useSlowWork}. Returns an unregister function. */
export function hostSlowWork(): () => void {
  hosts += 1
  announce()
  return () => {
    hosts -= 1
    announce()
  }
}

/** Returns the slow work and follows changes; undefined without any. */
export function useSlowWork(): SlowWork | undefined {
  return useSyncExternalStore(onSlowWork, slowWork)
}

function onSlowWork(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}
