import { useSyncExternalStore } from 'react'

/** Visible work that waits for a slow server, and what a person can do about it. */
export interface SlowWork {
  /** `reading`: something to show is missing. `writing`: a change is not confirmed. */
  readonly kind: 'reading' | 'writing'
  /** Aborts the pending calls and issues new ones; undefined where the work cannot repeat itself. */
  readonly retry?: () => void
  /** Fails the pending calls as timed out, so that whatever waits for them says so. */
  readonly stop: () => void
}

let current: SlowWork | undefined
let hosts = 0
const listeners = new Set<() => void>()

/** Reported by `app/watchSlowness.ts`. */
export function setSlowWork(work: SlowWork | undefined): void {
  current = work
  announce()
}

/** The work that is slow now; undefined when there is none. */
export const slowWork = (): SlowWork | undefined => current

/** Whether something that lies over the page, such as a dialog, tells of slowness itself. */
export function useSlowWorkHost(): boolean {
  return useSyncExternalStore(onSlowWork, () => hosts > 0)
}

/** For a dialog that shows {@link useSlowWork}. Returns the end of that. */
export function hostSlowWork(): () => void {
  hosts += 1
  announce()
  return () => {
    hosts -= 1
    announce()
  }
}

/** The same, for a component that tells of it. */
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
