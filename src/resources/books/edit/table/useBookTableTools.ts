import { useState } from 'react'
import type { BookTableToolWithInput } from './BookTableHead'
import type { BookTableFieldName } from './bookTableFields'
import { type FillResult, removeEqualChanges } from './bookTableTools'
import type { UseBookTableDraftResult } from './useBookTableDraft'

/**
 * Result of the most recent run of a tool or of the most recent paste. `step` increases with each result, so that two
 * equal results are distinguishable.
 */
export type LastFillResult = FillResult & { step: number }

/**
 * Returns the open tool that asks for a value, the result of the last tool, and functions that open, close, run and
 * undo tools.
 * @param focusTools focuses the button that opens the tool menu of a column
 */
export function useBookTableTools(table: UseBookTableDraftResult, focusTools: (name: BookTableFieldName) => void) {
  const [tool, setTool] = useState<BookTableToolWithInput>()
  const [filled, setFilled] = useState<LastFillResult>()
  const fill = (result: FillResult) => {
    const changed = removeEqualChanges(result, table.toDisplayedRows())
    setFilled(previous => ({ ...changed, step: (previous?.step ?? 0) + 1 }))
    if (changed.changes.length > 0) table.send({ type: 'user.filled', changes: changed.changes })
  }
  const closeTool = () => {
    setTool(undefined)
    if (tool) focusTools(tool.kind === 'pattern' ? 'title' : tool.name)
  }
  const undo = () => {
    setFilled(undefined)
    table.send({ type: 'user.undid' })
  }
  return { tool, setTool, closeTool, filled, fill, undo }
}
