import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useListContext } from 'react-admin'
import { startBulkActionRun } from '../../actions/bulk/bulkActionRuns'
import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import type { PageHashAction } from '../../generated/model.schemas'
import { updatePageHash } from '../../generated/page-hashes/page-hashes.calls'
import { useUpdateRecord } from '../../lists/record/recordMutations'
import { defaultPageHashActionFilter } from './pageHashesDataSource'
import { isPageHashActionAllowed, type PageHashRecord } from './pageHashRecord'
import {
  currentPageHashIndex,
  initialPageHashTriageState,
  listPageHashesToReview,
  pageHashTriageReducer,
  pageHashUndoRequest,
} from './pageHashTriageReducer'

/** Listed pages, current page, and review commands. */
export type PageHashTriageControls = {
  listed: readonly PageHashRecord[]
  /** Index of the current page. -1 for an empty list. */
  index: number
  current: PageHashRecord | undefined
  canUndo: boolean
  select: (index: number) => void
  /**
   * Moves to the next or previous duplicate page. At the ends of the list page, opens the next or previous list page.
   */
  move: (step: 1 | -1) => void
  decide: (action: PageHashAction) => void
  decideAll: (action: PageHashAction) => Promise<void>
  undo: () => void
}

type Update = { id: string; size: number | null; action: PageHashAction }

/**
 * Manages the decisions about duplicate pages. Shows each decision at once, and sends decisions in sequence.
 * @param records fetched pages of the list
 * @param isNew true for the list of new pages, false for known pages
 */
export function usePageHashTriage(records: readonly PageHashRecord[], isNew: boolean): PageHashTriageControls {
  const { filterValues, page, total = 0, perPage, setPage } = useListContext()
  const [state, dispatch] = useReducer(pageHashTriageReducer, initialPageHashTriageState)
  const selectedActions: readonly PageHashAction[] = filterValues.action ?? defaultPageHashActionFilter
  const listed = listPageHashesToReview(records, state, isNew ? undefined : selectedActions)
  const index = currentPageHashIndex(listed, state)
  const current = listed[index]
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
      if (nextPage >= 1 && nextPage <= Math.ceil(total / perPage)) setPage(nextPage)
    },
    decide: action => {
      if (!current || current.action === action || !isPageHashActionAllowed(current, action)) return
      dispatch({ type: 'decide', record: current, action })
      send({ id: current.id, size: current.size, action })
    },
    decideAll: async action => {
      const decided = listed.filter(record => isPageHashActionAllowed(record, action))
      const ids = decided.map(({ id }) => id)
      const sizes = new Map(decided.map(({ id, size }) => [id, size]))
      dispatch({ type: 'decideAll', records: decided, action })
      const succeeded = await startBulkActionRun({
        name: 'markPageHashes',
        operation: 'updatePageHash',
        total: decided.length,
        items: ids.map(id => ({ id, title: id })),
        call: ({ id }) => updatePageHash({ hash: id, size: sizes.get(id), action }),
      })
      // Only failures are reported to the reducer here. The list is fetched again after the last decision was sent.
      if (!succeeded) dispatch({ type: 'settled', ids, failed: true })
    },
    undo: () => {
      const request = pageHashUndoRequest(state)
      dispatch({ type: 'undo' })
      if (request) send(request)
    },
  }
}

/** Returns a function that sends decisions in sequence. Calls `onSaved` or `onFailed` for each decision. */
function useSendInOrder(onSaved: (id: string) => void, onFailed: (id: string) => void): (update: Update) => void {
  const update = useUpdateRecord('pageHashes')
  const latestUpdate = useRef(update)
  useEffect(() => {
    latestUpdate.current = update
  })
  const queue = useRef<Promise<void>>(Promise.resolve())
  const latest = useRef(new Map<string, PageHashAction>())
  return useCallback(
    ({ id, size, action }) => {
      latest.current.set(id, action)
      queue.current = queue.current.then(async () => {
        try {
          await latestUpdate.current({ id }, { hash: id, size, action })
          // The user may have changed the decision during the request. The later decision stays pending.
          if (latest.current.get(id) === action) onSaved(id)
        } catch (error) {
          onFailed(id)
          showNotice({ kind: 'error', text: errorText(error) })
        }
      })
    },
    [onSaved, onFailed],
  )
}
