// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../language/interfaceLanguage'
import { writeLocalStorage } from '../../preferences/localStorageAccess'
import { storeSyncedMap } from '../../preferences/syncedReaderData'
import { dismissNotice, getVisibleNotices } from '../notices'
import { startReportingStorageFailures } from './startReportingStorageFailures'

afterEach(() => void vi.restoreAllMocks())

const texts = () => getVisibleNotices().map(({ text }) => text)

test('shows a single notice when the browser cannot store changes', async () => {
  const stop = startReportingStorageFailures()
  writeLocalStorage('theme', '"dark"')
  writeLocalStorage('theme', undefined)
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storeSyncedMap({ userId: 'U', kind: 'highlights', id: 'B' }, { x: { value: 'A note', at: 1 } })
  expect(setItem).toHaveBeenCalled()
  await vi.waitFor(() => expect(texts()).toEqual([expect.stringContaining('cannot store your changes')]))
  for (const { id } of getVisibleNotices()) dismissNotice(id)
  writeLocalStorage('theme', '"light"')
  await loadTextBundle('shell')
  expect(texts()).toEqual([])
  stop()
})
