import type { PageHashAction } from '../../generated/model.schemas'
import { isPageHashActionAllowed, type PageHashRecord } from './pageHashRecord'

/** State of the view in which the user chooses actions for duplicate pages. */
export type PageHashTriageState = {
  /** Hash of the page whose details are visible. If the page is not in the list, the page at `index` is used. */
  currentId: string | undefined
  index: number
  /** For each page hash: the action that the user chose, if the fetched list does not contain this action yet. */
  pending: ReadonlyMap<string, PageHashAction>
  /** Choices that the user can undo, latest last. Each choice contains the earlier state of the page. */
  history: readonly PageHashDecision[]
  /**
   * New pages whose choice the user has undone. These pages appear in the list again, although the server no longer
   * lists them as new.
   */
  reopened: readonly PageHashRecord[]
}

export type PageHashDecision = { record: PageHashRecord; action: PageHashAction }

export type PageHashTriageEvent =
  | { type: 'select'; id: string; index: number }
  | { type: 'decide'; record: PageHashRecord; action: PageHashAction }
  /** Decisions about several pages. They have no undo. */
  | { type: 'decideAll'; records: readonly PageHashRecord[]; action: PageHashAction }
  | { type: 'undo' }
  /**
   * Decisions that are no longer pending, because the fetched list contains their actions or their requests have
   * failed.
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
 * Returns the request that undoes the latest choice; undefined if no request is needed. The server cannot make a page
 * new again, so a page without a previous action gets "ignore".
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
 * Returns the duplicate pages to list. Pages whose choice was undone come first. Pages whose chosen action does not
 * match the filter are omitted.
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
