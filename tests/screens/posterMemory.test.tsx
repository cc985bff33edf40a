import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { type DialogMemory, DialogMemoryContext } from '../../src/dialogs/dialogs'
import type { PosterDraft } from '../../src/resources/thumbnails/posterDraft'
import { usePosterDraft } from '../../src/resources/thumbnails/usePosterDraft'

test('keeps pending uploads when the dialog unmounts during an expired session', () => {
  const memory: DialogMemory = {}
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DialogMemoryContext value={memory}>{children}</DialogMemoryContext>
  )
  const draftOf = () => renderHook(() => usePosterDraft('series', 'S'), { wrapper })
  const panelOf = ({ result }: ReturnType<typeof draftOf>) =>
    (result.current.section.content as { props: { draft: PosterDraft; onDraft: (draft: PosterDraft) => void } }).props
  const first = draftOf()
  const upload = { id: 'one', file: new File(['x'], 'cover.png', { type: 'image/png' }) }
  act(() => panelOf(first).onDraft({ uploads: [upload], chosen: 'one', removed: new Set() }))
  first.unmount()
  const again = draftOf()
  expect(again.result.current.section.isChanged).toBe(true)
  expect(panelOf(again).draft.uploads).toEqual([upload])
})
