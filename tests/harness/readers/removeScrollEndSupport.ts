import { afterAll, beforeAll } from 'vitest'

/** Removes the event `scrollend` from jsdom during the current test suite, as in Safari before version 26.2. */
export function removeScrollEndSupport(): void {
  const { prototype } = HTMLElement
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'onscrollend') ?? {}
  beforeAll(() => void Reflect.deleteProperty(prototype, 'onscrollend'))
  afterAll(() => void Object.defineProperty(prototype, 'onscrollend', descriptor))
}
