import { afterEach, describe, expect, test, vi } from 'vitest'
import { sessionAccountCheckState } from '../../api/account/sessionAccountCheckState'
import { ServerError } from '../../api/ServerError'
import { deleteBookFile } from '../../generated/books/books.calls'
import { fileDeletionTasks, removeFinishedFileDeletions } from './acceptedFileDeletions'
import {
  addRequestedFileDeletion,
  getRequestedFileDeletions,
  removeRequestedFileDeletion,
} from './requestedFileDeletions'
import { requestFileDeletion } from './requestFileDeletion'

afterEach(() => {
  removeRequestedFileDeletion('A')
  vi.useRealTimers()
})

const isRegistered = () => getRequestedFileDeletions().has('A')
type Send = Parameters<typeof requestFileDeletion>[1]
const failWith = (status: number) => async () => {
  throw new ServerError({ operation: 'deleteBookFile', status })
}
/** Sends a request that fails with the status. */
const sendAndFailWith =
  (status: number): Send =>
  (_, { onSend }) => {
    onSend?.()
    return failWith(status)()
  }

describe('a request that deletes files', () => {
  test('is registered before the check and before the request, and afterwards', async () => {
    const seen: boolean[] = []
    const record = async () => void seen.push(isRegistered())
    await requestFileDeletion('A', record, record)
    expect([...seen, isRegistered()]).toEqual([true, true, true])
  })

  test.each([0, 408, 502])('stays registered if it may have reached the server (status %i)', async status => {
    await expect(requestFileDeletion('A', sendAndFailWith(status))).rejects.toThrow()
    expect(isRegistered()).toBe(true)
  })

  test('is not registered if the server rejects it, or if the check fails', async () => {
    await expect(requestFileDeletion('A', sendAndFailWith(403))).rejects.toThrow()
    expect(isRegistered()).toBe(false)
    const sent: string[] = []
    await expect(requestFileDeletion('A', async id => sent.push(id), failWith(0))).rejects.toThrow()
    expect([isRegistered(), sent]).toEqual([false, []])
  })

  test('stays registered after a failed retry, because the server may execute the first request', async () => {
    await expect(requestFileDeletion('A', sendAndFailWith(502))).rejects.toThrow()
    await expect(requestFileDeletion('A', sendAndFailWith(0), failWith(0))).rejects.toThrow()
    await expect(requestFileDeletion('A', sendAndFailWith(403))).rejects.toThrow()
    expect(isRegistered()).toBe(true)
  })

  test('stays registered after its end if another tab has requested the deletion again before the response', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
    await requestFileDeletion('A', async (id, { onSend }) => {
      onSend?.()
      pass(1)
      addRequestedFileDeletion(id)
    })
    pass(60_001)
    fileDeletionTasks.listEnded({})
    removeFinishedFileDeletions(fileDeletionTasks.listEnded({}))
    expect(isRegistered()).toBe(true)
  })

  test('is not registered if the account check fails, which happens only once per request', async () => {
    const check = vi.fn(async () => {})
    const sent = vi.fn(async () => new Response(null, { status: 202 }))
    vi.stubGlobal('fetch', sent)
    sessionAccountCheckState.confirm = check
    try {
      await requestFileDeletion('A', deleteBookFile)
      expect([check.mock.calls.length, sent.mock.calls.length, isRegistered()]).toEqual([1, 1, true])
      removeRequestedFileDeletion('A')
      check.mockImplementation(failWith(0))
      await expect(requestFileDeletion('A', deleteBookFile)).rejects.toThrow()
      expect([sent.mock.calls.length, isRegistered()]).toEqual([1, false])
    } finally {
      sessionAccountCheckState.confirm = undefined
      vi.unstubAllGlobals()
    }
  })
})
