import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { type RestorableDialogUserInput, RestorableDialogUserInputContext } from '../../../src/dialogs/dialogStore'
import type { PosterChangesDraft } from '../../../src/resources/thumbnails/posterChangesDraft'
import { usePostersFormSection } from '../../../src/resources/thumbnails/usePostersFormSection'

test('keeps pending uploads if the dialog unmounts because the session expires', () => {
  const memory: RestorableDialogUserInput = {}
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RestorableDialogUserInputContext value={memory}>{children}</RestorableDialogUserInputContext>
  )
  const renderDraft = () => renderHook(() => usePostersFormSection('series', 'S'), { wrapper })
  const panelProps = ({ result }: ReturnType<typeof renderDraft>) =>
    (
      result.current.section.content as {
        props: { draft: PosterChangesDraft; onDraft: (draft: PosterChangesDraft) => void }
      }
    ).props
  const first = renderDraft()
  const upload = { id: 'one', file: new File(['x'], 'cover.png', { type: 'image/png' }) }
  act(() => panelProps(first).onDraft({ uploads: [upload], selectedId: 'one', removedIds: new Set() }))
  first.unmount()
  const again = renderDraft()
  expect(again.result.current.section.isChanged).toBe(true)
  expect(panelProps(again).draft.uploads).toEqual([upload])
})
