// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { publisherStyleEpubAppearance as appearance } from '../../../../tests/harness/publisherStyleEpubAppearance'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { FootnotePopover } from './FootnotePopover'

const footnoteRequest = vi.hoisted(() => ({ resolve: (_source: string | undefined) => {} }))
vi.mock('./loadFootnoteMarkup', () => ({
  loadFootnoteMarkup: () =>
    new Promise(resolve => {
      footnoteRequest.resolve = resolve
    }),
}))

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = () => undefined
  URL.createObjectURL = () => 'blob:note'
  URL.revokeObjectURL = () => undefined
  return loadTextBundle('reader')
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const onLink = vi.fn()
const onFileLink = vi.fn()
const link = document.createElement('a')

function renderFootnote(more = {}) {
  const inner = { link, location: { chapter: 0, progression: 0 }, isElsewhere: true, ...more }
  const publication = { chapters: [{ index: 0, path: 'notes.xhtml', type: '' }] }
  const props = { bookId: 'B', publication, appearance, inner, at: new DOMRect(), onLink }
  render(
    <FootnotePopover
      {...(props as unknown as Parameters<typeof FootnotePopover>[0])}
      {...{ onFileLink }}
      onClose={vi.fn()}
    />,
  )
}

test('shows a loading message for a slow footnote, then the footnote in the same popover', async () => {
  renderFootnote()
  expect(screen.queryByText('Opening…')).toBeNull()
  act(() => void vi.advanceTimersByTime(500))
  expect(screen.getByText('Opening…')).toBeTruthy()
  await act(async () => footnoteRequest.resolve('<html/>'))
  expect(screen.queryByText('Opening…')).toBeNull()
  expect(screen.getByTitle('Note').getAttribute('src')).toBe('blob:note')
})

test('follows the link without a popover when its target is not a footnote', async () => {
  renderFootnote()
  await act(async () => footnoteRequest.resolve(undefined))
  expect(onLink).toHaveBeenCalledWith({ chapter: 0, progression: 0 })
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

test('shows a footnote in a file outside the reading order without a link to this file, and reports a file that contains no footnote', async () => {
  const outside = { location: { chapter: -1, progression: 0 }, file: { index: -1, path: 'extra.xhtml', type: '' } }
  renderFootnote(outside)
  await act(async () => footnoteRequest.resolve('<html/>'))
  expect(screen.getByTitle('Note')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Go to the note', hidden: true })).toBeNull()
  cleanup()
  renderFootnote(outside)
  await act(async () => footnoteRequest.resolve(undefined))
  expect(onFileLink).toHaveBeenCalledWith({ link, path: 'extra.xhtml' })
})
