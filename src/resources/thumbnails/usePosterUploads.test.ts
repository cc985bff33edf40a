// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { emptyPosterChangesDraft } from './posterChangesDraft'
import { usePosterUploads } from './usePosterUploads'

vi.mock('../../language/useTranslate', () => ({ useTranslate: () => (key: string) => key }))

test.each([
  ['image/png', true],
  ['image/svg+xml', false],
  ['text/html', false],
])('a file of type %s becomes a poster: %s', async (type, isAccepted) => {
  const onDraft = vi.fn()
  const { result } = renderHook(() => usePosterUploads(onDraft))
  await act(() => result.current.addFiles([new File(['a'], 'a', { type })]))
  expect(result.current.uploadError).toBe(isAccepted ? undefined : 'poster.notAnImage')
  expect(onDraft.mock.calls[0]?.[0](emptyPosterChangesDraft).uploads).toHaveLength(isAccepted ? 1 : 0)
})
