import { type Dispatch, useCallback, useReducer, useRef } from 'react'
import { useListContext } from 'react-admin'
import { startBulkActionRun } from '../../actions/bulk/bulkActionRuns'
import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import { invalidateAfterRecordWrite } from '../../api/records/invalidateAfterRecordWrite'
import type { PageHashAction } from '../../generated/model.schemas'
import { updatePageHash } from '../../generated/page-hashes/page-hashes.calls'
import { defaultPageHashActionFilter } from './pageHashesDataSource'
import { isPageHashActionAllowed, type PageHashRecord } from './pageHashRecord'
import {
  createPageHashUndoRequest,
  findCurrentPageHashIndex,
  initialPageHashTriageState,
  listPageHashesToReview,
  type PageHashTriageEvent,
  pageHashTriageReducer,
} from './pageHashTriageReducer'

/** Listed duplicate pages, the page whose details are visible (`current`), and functions that choose actions. */
export type UsePageHashTriageResult = {
  listed: readonly PageHashRecord[]
  /** Index of `current` in the list, or -1 if the list is empty. */
  index: number
  current: PageHashRecord | undefined
  canUndo: boolean
  select: (index: number) => void
  /**
   * Shows the details of the next or previous duplicate page. At the end or start of the list, loads the next or
   * previous part of the list and shows its first or last page. While a part loads, does not load another part.
   */
  move: (step: 1 | -1) => void
  decide: (action: PageHashAction) => void
  decideAll: (action: PageHashAction) => Promise<void>
  undo: () => void
}

type Update = { id: string; size: number | null; action: PageHashAction }

/**
 * Manages the actions that the user chooses for duplicate pages. Each choice is visible immediately. The requests for
 * single pages are sent in the order of the choices, without overlap. A choice for all listed pages starts a bulk
 * action.
 * @param records duplicate pages in the list from the server
 * @param start index of the first record, counted over all parts of the list
 * @param isNew true for the list of new pages, false for known pages
 */
export function usePageHashTriage(
  records: readonly PageHashRecord[],
  start: number,
  isNew: boolean,
): UsePageHashTriageResult {
  const { filterValues, page, total = 0, perPage, setPage } = useListContext()
  const [state, dispatch] = useReducer(pageHashTriageReducer, initialPageHashTriageState)
  const selectedActions: readonly PageHashAction[] = filterValues.action ?? defaultPageHashActionFilter
  const listed = listPageHashesToReview(records, state, isNew ? undefined : selectedActions)
  const index = findCurrentPageHashIndex(listed, state, start)
  const current = listed[index]
  // Another page must not become the current page when a refetch changes the order of the list. Otherwise, a key would
  // choose an action for a page that the user has not looked at.
  if (current && (current.id !== state.shownId || index !== state.index || start !== state.start))
    dispatch({ type: 'show', id: current.id, index, start })
  const send = useSendInOrder(
    useCallback(id => dispatch({ type: 'settled', ids: [id] }), []),
    useCallback(id => dispatch({ type: 'settled', ids: [id], failed: true }), []),
  )
  const select = (next: number) => {
    const record = listed[next]
    if (record) dispatch({ type: 'select', id: record.id, index: next })
  }
  return {
    listed,
    index,
    current,
    canUndo: state.history.length > 0,
    select,
    move: step => {
      if (listed[index + step]) return select(index + step)
      const nextPage = page + step
      const isLoadingPart = start !== (page - 1) * perPage
      if (isLoadingPart || nextPage < 1 || nextPage > Math.ceil(total / perPage)) return
      dispatch({ type: 'loadPart', step })
      setPage(nextPage)
    },
    decide: action => {
      if (!current || current.action === action || !isPageHashActionAllowed(current, action)) return
      dispatch({ type: 'decide', record: current, action })
      send({ id: current.id, size: current.size, action })
    },
    decideAll: action =>
      startBulkDecision(
        listed.filter(record => isPageHashActionAllowed(record, action)),
        action,
        dispatch,
      ),
    undo: () => {
      const request = createPageHashUndoRequest(state)
      dispatch({ type: 'undo' })
      if (request) send(request)
    },
  }
}

/**
 * Sets the same action for several new pages. The action runs as a bulk action with an undo button. The undo sets the
 * action "ignore" for each changed page, because the server cannot remove an action.
 * @param records pages that allow the action
 * @param dispatch changes the state of the review
 */
async function startBulkDecision(
  records: readonly PageHashRecord[],
  action: PageHashAction,
  dispatch: Dispatch<PageHashTriageEvent>,
): Promise<void> {
  const recordsById = new Map(records.map(record => [record.id, record]))
  const idsToSend = new Set(recordsById.keys())
  const sendAction = (id: string, newAction: PageHashAction) =>
    updatePageHash({ hash: id, size: recordsById.get(id)?.size, action: newAction })
  dispatch({ type: 'decideAll', records, action })
  const succeeded = await startBulkActionRun({
    name: 'markPageHashes',
    operation: 'updatePageHash',
    total: records.length,
    items: records.map(({ id }) => ({ id, title: id })),
    call: async ({ id }) => {
      await sendAction(id, action)
      idsToSend.delete(id)
    },
    undo: async ({ id }) => {
      if (action !== 'IGNORE') await sendAction(id, 'IGNORE')
      const record = recordsById.get(id)
      if (record) dispatch({ type: 'reopen', record })
    },
  })
  // The event `settled` adds the pages without an action on the server to the visible list again. For the other pages,
  // the event is not necessary, because the client fetches the list of new pages again. The fetched list does not
  // contain the changed pages. Until then, a key must not choose another action for them.
  if (!succeeded) dispatch({ type: 'settled', ids: [...idsToSend], failed: true })
}

/**
 * Returns a function that sends the chosen action for a duplicate page. Each request starts after the previous request
 * has ended. Until the last request has ended, the browser asks for confirmation before the window closes, even if the
 * user has left the page. If a request fails, the function calls `onFailed` with the hash of the page. If a request
 * succeeds, the function refetches the visible lists and then calls `onSaved` with the hash. The function does not call
 * `onSaved` if the user has chosen another action for the page in the meantime.
 */
function useSendInOrder(onSaved: (id: string) => void, onFailed: (id: string) => void): (update: Update) => void {
  const queue = useRef<Promise<void>>(Promise.resolve())
  const latest = useRef(new Map<string, PageHashAction>())
  return useCallback(
    ({ id, size, action }) => {
      latest.current.set(id, action)
      const sent = new AbortController()
      window.addEventListener('beforeunload', event => event.preventDefault(), { signal: sent.signal })
      const refetchAndReport = async () => {
        await invalidateAfterRecordWrite('pageHashes', 'update', id)
        if (latest.current.get(id) === action) onSaved(id)
      }
      queue.current = queue.current.then(async () => {
        try {
          await updatePageHash({ hash: id, size, action })
          // The next request does not wait for the refetch.
          void refetchAndReport()
        } catch (error) {
          onFailed(id)
          showNotice({ kind: 'error', text: errorText(error) })
        } finally {
          sent.abort()
        }
      })
    },
    [onSaved, onFailed],
  )
}
