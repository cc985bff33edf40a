// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTextDraft } from './useTextDraft'

const renderDraft = (currentText: string) =>
  renderHook(({ current }) => useTextDraft(current), { initialProps: { current: currentText } })

test('follows the current text until the user types', () => {
  const { result, rerender } = renderDraft('1')
  rerender({ current: '2' })
  expect(result.current.text).toBe('2')
  act(() => result.current.setText('12'))
  rerender({ current: '3' })
  expect(result.current.text).toBe('12')
  act(() => result.current.reset())
  expect(result.current.text).toBe('3')
})

test('shows an applied text until the current text changes', () => {
  const { result, rerender } = renderDraft('1')
  act(() => result.current.setText('7,0'))
  act(() => result.current.showApplied('7'))
  rerender({ current: '1' })
  expect(result.current.text).toBe('7')
  rerender({ current: '7' })
  rerender({ current: '8' })
  expect(result.current.text).toBe('8')
  act(() => result.current.showApplied('8'))
  rerender({ current: '9' })
  expect(result.current.text).toBe('9')
})

test('the latest text is the text that was applied last, also if the current text changes later', () => {
  const { result, rerender } = renderDraft('5')
  act(() => result.current.showApplied('7'))
  act(() => result.current.setText('5'))
  expect(result.current.latestText).toBe('7')
  act(() => result.current.discardTyped())
  expect(result.current.text).toBe('7')
  act(() => result.current.showApplied('5'))
  expect(result.current.latestText).toBe('5')
  rerender({ current: '8' })
  expect(result.current.latestText).toBe('8')
})

test('shows the current text after another choice has replaced the applied text', () => {
  const { result } = renderDraft('a')
  act(() => result.current.showApplied('b'))
  act(() => result.current.setText('c'))
  act(() => result.current.reset())
  expect([result.current.text, result.current.latestText]).toEqual(['a', 'a'])
})
