import { expect, test, vi } from 'vitest'
import { createEmitter } from './emitter'
import { createStore } from './observableStore'

test('calls the listeners in their order, with the arguments, and returns their results', () => {
  const doubled = createEmitter<[number], string>()
  doubled.subscribe(value => `first ${value}`)
  doubled.subscribe(value => `second ${value}`)
  expect(doubled.emit(2)).toEqual(['first 2', 'second 2'])
})

test('calls a listener that was added twice once, and not after it was removed', () => {
  const { subscribe, emit } = createEmitter()
  const listener = vi.fn()
  subscribe(listener)
  const remove = subscribe(listener)
  emit()
  remove()
  emit()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('calls listeners that are added while it is emitted from the next time on', () => {
  const { subscribe, emit } = createEmitter()
  const added = vi.fn()
  subscribe(() => void subscribe(added))
  emit()
  expect(added).not.toHaveBeenCalled()
  emit()
  expect(added).toHaveBeenCalledTimes(1)
})

test('does not call listeners that are removed while it is emitted', () => {
  const { subscribe, emit } = createEmitter()
  const removed = vi.fn()
  let remove = () => {}
  subscribe(() => remove())
  remove = subscribe(removed)
  emit()
  expect(removed).not.toHaveBeenCalled()
})

test('starts with the first listener and stops after the last, each time', () => {
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

test('a store holds any value, undefined and functions included, and reports each change', () => {
  const store = createStore<undefined | (() => number)>(undefined)
  const listener = vi.fn()
  store.subscribe(listener)
  const value = () => 1
  store.set(value)
  expect(store.get()).toBe(value)
  store.set(undefined)
  expect(store.get()).toBeUndefined()
  expect(listener).toHaveBeenCalledTimes(2)
})
