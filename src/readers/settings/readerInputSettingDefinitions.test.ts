// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test.each([true, false])(
  'offers the setting for mouse buttons unless the device has only touch input: %s',
  async isTouch => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isTouch && query.includes('hover: none') }))
    const { readerInputSettingDefinitions } = await import('./readerInputSettingDefinitions')
    const names = readerInputSettingDefinitions.map(({ name }) => name)
    expect(names.includes('reader.mouseButtons')).toBe(!isTouch)
  },
)
