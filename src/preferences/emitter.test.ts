import { expect, test, vi } from 'vitest'
import { createEmitter } from './emitter'
import { createObservableStore } from './observableStore'

test('calls the listeners in their order, with the arguments, and returns their results', () => {
  const doubled = createEmitter<[number], string>()
  doubled.subscribe(value => `first ${value}`)
  doubled.subscribe(value => `second ${value}`)
  expect(doubled.emit(2)).toEqual(['first 2', 'second 2'])
})

test('calls a listener once even if it was added twice, and no longer after its removal', () => {
  const { subscribe, emit } = createEmitter()
  const listener = vi.fn()
  subscribe(listener)
  const remove = subscribe(listener)
  emit()
  remove()
  emit()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a listener that is added during an event first receives the next event', () => {
  const { subscribe, emit } = createEmitter()
  const added = vi.fn()
  subscribe(() => void subscribe(added))
  emit()
  expect(added).not.toHaveBeenCalled()
  emit()
  expect(added).toHaveBeenCalledTimes(1)
})

test('does not call listeners that are removed during an event', () => {
  const { subscribe, emit } = createEmitter()
  const removed = vi.fn()
  let remove = () => {}
  subscribe(() => remove())
  remove = subscribe(removed)
  emit()
  expect(removed).not.toHaveBeenCalled()
})

test('calls start before each first listener and stop after each last listener', () => {
  const calls: string[] = []
  const { subscribe } = createEmitter(() => {
    calls.push('start')
    return () => calls.push('stop')
  })
  const removeFirst = subscribe(() => {})
  const removeSecond = subscribe(() => {})
  removeFirst()
  removeFirst()
  expect(calls).toEqual(['start'])
  removeSecond()
  subscribe(() => {})
  expect(calls).toEqual(['start', 'stop', 'start'])
})

test('a store holds any value, including undefined and functions, and reports each change', () => {
  const store = createObservableStore<undefined | (() => number)>(undefined)
  const listener = vi.fn()
  store.subscribe(listener)
  const value = () => 1
  store.set(value)
  expect(store.get()).toBe(value)
  store.set(undefined)
  expect(store.get()).toBeUndefined()
  expect(listener).toHaveBeenCalledTimes(2)
})
