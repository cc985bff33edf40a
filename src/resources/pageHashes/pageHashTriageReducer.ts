import type { PageHashAction } from '../../generated/model.schemas'
import { isPageHashActionAllowed, type PageHashRecord } from './pageHashRecord'

/** State of the review of duplicate pages, in which the user chooses an action for each page. */
export type PageHashTriageState = {
  /** Hash of the duplicate page that the user has selected. Its details are visible if the list contains the page. */
  currentId: string | undefined
  /**
   * Hash of the duplicate page whose details were visible last. If the list contains this page, but not the page
   * `currentId`, the details of this page stay visible. A new order of the list does not change this.
   */
  shownId: string | undefined
  /**
   * List index of the page whose details were visible last. If the list contains neither `currentId` nor `shownId`, the
   * details of the page that now has this index become visible. If the list has become too short for this index, the
   * details of its last page become visible. In another part of the list, this index does not apply.
   */
  index: number
  /** Index of the first record of the visible part of the list, counted over all parts. */
  start: number
  /** Step that has requested another part of the list, until the records of that part are visible. */
  step: 1 | -1 | undefined
  /** Actions that the user has chosen but that the list from the server may not contain yet, by page hash. */
  pending: ReadonlyMap<string, PageHashAction>
  /** Choices of the user that can be undone, oldest first. `record` is the data of the page before the choice. */
  history: readonly PageHashDecision[]
  /**
   * New pages for which the user has chosen an action and then undone the choice. The list must contain these pages,
   * although the server no longer lists them as new.
   */
  reopened: readonly PageHashRecord[]
}

export type PageHashDecision = { record: PageHashRecord; action: PageHashAction }

export type PageHashTriageEvent =
  | { type: 'select'; id: string; index: number }
  /** The details of another page have become visible, or its list index or the part of the list has changed. */
  | { type: 'show'; id: string; index: number; start: number }
  /** The user has stepped over the end or start of the visible part of the list, and another part is loading. */
  | { type: 'loadPart'; step: 1 | -1 }
  | { type: 'decide'; record: PageHashRecord; action: PageHashAction }
  /** Chooses the same action for several pages. The event `undo` does not undo this choice. */
  | { type: 'decideAll'; records: readonly PageHashRecord[]; action: PageHashAction }
  | { type: 'undo' }
  /** The user has undone an action that `decideAll` chose for a new page. The page appears in the list again. */
  | { type: 'reopen'; record: PageHashRecord }
  /**
   * Removes actions from `pending`. The event is sent when the list from the server contains these actions. If `failed`
   * is true, the requests that set these actions have failed.
   */
  | { type: 'settled'; ids: readonly string[]; failed?: boolean }

export const initialPageHashTriageState: PageHashTriageState = {
  currentId: undefined,
  shownId: undefined,
  index: 0,
  start: 0,
  step: undefined,
  pending: new Map(),
  history: [],
  reopened: [],
}

const MAX_HISTORY = 50

export function pageHashTriageReducer(state: PageHashTriageState, event: PageHashTriageEvent): PageHashTriageState {
  switch (event.type) {
    case 'select':
      return { ...state, currentId: event.id, index: event.index }
    case 'show':
      return {
        ...state,
        shownId: event.id,
        index: event.index,
        start: event.start,
        step: event.start === state.start ? state.step : undefined,
      }
    case 'loadPart':
      return { ...state, currentId: undefined, step: event.step }
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
    case 'reopen':
      return reopen(state, event.record)
    case 'settled':
      return settle(state, event.ids, event.failed ?? false)
  }
}

/**
 * Returns the request that undoes the latest choice of the user. If the page had no action before the choice, the
 * request sets the action "ignore", because the server cannot remove the action of a page.
 * @returns undefined if there is no choice to undo, or if the page already has the action that the request would set
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
 * Returns the duplicate pages to show. New pages whose action the user has undone come first. A page for which the user
 * has just chosen an action is shown only if the filter contains this action.
 * @param records pages in the list from the server
 * @param actions actions by which the list is filtered. Undefined for the list of new pages.
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

/**
 * Returns the index of the page whose details are visible, or -1 if the list is empty. After a step to another part of
 * the list, this is the first or last page of that part.
 * @param start index of the first record of the listed part, counted over all parts
 */
export function findCurrentPageHashIndex(
  listed: readonly PageHashRecord[],
  { currentId, shownId, index, start: shownStart, step, reopened }: PageHashTriageState,
  start: number,
): number {
  const last = listed.length - 1
  const selected = listed.findIndex(({ id }) => id === currentId)
  if (selected >= 0) return selected
  // Each part of the list starts with the reopened pages, which a step forward has already passed.
  if (start !== shownStart && step) return step === 1 ? Math.min(reopened.length, last) : last
  const shown = listed.findIndex(({ id }) => id === shownId)
  return shown >= 0 ? shown : Math.min(start === shownStart ? index : 0, last)
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

function reopen(state: PageHashTriageState, record: PageHashRecord): PageHashTriageState {
  const { id } = record
  return {
    ...state,
    pending: new Map([...state.pending].filter(([pendingId]) => pendingId !== id)),
    reopened: [...state.reopened.filter(other => other.id !== id), record],
  }
}

function settle(state: PageHashTriageState, ids: readonly string[], failed: boolean): PageHashTriageState {
  const pending = new Map([...state.pending].filter(([id]) => !ids.includes(id)))
  const history = failed ? state.history.filter(({ record }) => !ids.includes(record.id)) : state.history
  return { ...state, pending, history }
}
