import type { PageHashAction } from '../../generated/model.schemas'
import { isPageHashActionAllowed, type PageHashRecord } from './pageHashRecord'

/** State of the view in which the user chooses actions for duplicate pages. */
export type PageHashTriageState = {
  /**
   * Hash of the page whose details are visible. If the list does not contain this page, the details of the page at
   * `index` are visible.
   */
  currentId: string | undefined
  index: number
  /** Actions that the user has chosen, by page hash. Contains only actions that are not in the fetched list yet. */
  pending: ReadonlyMap<string, PageHashAction>
  /** Choices that the user can undo, with the latest choice at the end. `record` is the page before the choice. */
  history: readonly PageHashDecision[]
  /**
   * Pages that were new until the user chose an action, and whose choice the user has undone. The list shows these
   * pages again, although the server no longer lists them as new.
   */
  reopened: readonly PageHashRecord[]
}

export type PageHashDecision = { record: PageHashRecord; action: PageHashAction }

export type PageHashTriageEvent =
  | { type: 'select'; id: string; index: number }
  | { type: 'decide'; record: PageHashRecord; action: PageHashAction }
  /** Chooses an action for several pages. The user cannot undo this choice. */
  | { type: 'decideAll'; records: readonly PageHashRecord[]; action: PageHashAction }
  | { type: 'undo' }
  /**
   * Ends the pending state of choices. Sent when the fetched list contains the chosen actions, or when the requests
   * have failed.
   */
  | { type: 'settled'; ids: readonly string[]; failed?: boolean }

export const initialPageHashTriageState: PageHashTriageState = {
  currentId: undefined,
  index: 0,
  pending: new Map(),
  history: [],
  reopened: [],
}

const MAX_HISTORY = 50

export function pageHashTriageReducer(state: PageHashTriageState, event: PageHashTriageEvent): PageHashTriageState {
  switch (event.type) {
    case 'select':
      return { ...state, currentId: event.id, index: event.index }
    case 'decide': {
      const { record, action } = event
      if (!isPageHashActionAllowed(record, action) || record.action === action) return state
      return {
        ...withDecisions(state, [record], action),
        currentId: undefined,
        history: [...state.history, { record, action }].slice(-MAX_HISTORY),
      }
    }
    case 'decideAll':
      return withDecisions(
        state,
        event.records.filter(record => isPageHashActionAllowed(record, event.action)),
        event.action,
      )
    case 'undo':
      return undoLast(state)
    case 'settled':
      return settle(state, event.ids, event.failed ?? false)
  }
}

/**
 * Returns the request that undoes the latest choice. If the page had no action before, the request sets the action
 * "ignore", because the server cannot make a page new again.
 * @returns undefined if no request is needed
 */
export function createPageHashUndoRequest({
  history,
}: PageHashTriageState): { id: string; size: number | null; action: PageHashAction } | undefined {
  const last = history.at(-1)
  if (!last) return undefined
  const action = last.record.action ?? 'IGNORE'
  return action === last.action ? undefined : { id: last.record.id, size: last.record.size, action }
}

/**
 * Returns the duplicate pages to list. Pages whose choice was undone come first. After the user has chosen an action
 * for a page, the page stays in the list only if the filter includes this action.
 * @param records pages fetched from the server
 * @param actions actions of the filter; undefined for the list of new pages
 */
export function listPageHashesToReview(
  records: readonly PageHashRecord[],
  { pending, reopened }: PageHashTriageState,
  actions: readonly PageHashAction[] | undefined,
): readonly PageHashRecord[] {
  const fetched = records
    .filter(({ id }) => !reopened.some(other => other.id === id))
    .map(record => ({ ...record, action: pending.get(record.id) ?? record.action }))
    .filter(({ id, action }) => !pending.has(id) || (action !== null && actions?.includes(action)))
  return [...reopened, ...fetched]
}

/** Returns the list index of the page whose details are visible. Returns -1 for an empty list. */
export function findCurrentPageHashIndex(
  listed: readonly PageHashRecord[],
  { currentId, index }: PageHashTriageState,
): number {
  const selected = listed.findIndex(({ id }) => id === currentId)
  return selected >= 0 ? selected : Math.min(index, listed.length - 1)
}

function withDecisions(
  state: PageHashTriageState,
  records: readonly PageHashRecord[],
  action: PageHashAction,
): PageHashTriageState {
  const ids = records.map(({ id }) => id)
  return {
    ...state,
    pending: new Map([...state.pending, ...ids.map(id => [id, action] as const)]),
    reopened: state.reopened.filter(({ id }) => !ids.includes(id)),
  }
}

function undoLast(state: PageHashTriageState): PageHashTriageState {
  const last = state.history.at(-1)
  if (!last) return state
  const { record } = last
  const pending = new Map(state.pending)
  if (record.action === null) pending.delete(record.id)
  else pending.set(record.id, record.action)
  return {
    ...state,
    currentId: record.id,
    pending,
    history: state.history.slice(0, -1),
    reopened:
      record.action === null ? [record, ...state.reopened.filter(({ id }) => id !== record.id)] : state.reopened,
  }
}

function settle(state: PageHashTriageState, ids: readonly string[], failed: boolean): PageHashTriageState {
  const pending = new Map([...state.pending].filter(([id]) => !ids.includes(id)))
  const history = failed ? state.history.filter(({ record }) => !ids.includes(record.id)) : state.history
  return { ...state, pending, history }
}
