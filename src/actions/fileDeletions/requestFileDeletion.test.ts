import { afterEach, describe, expect, test } from 'vitest'
import { sessionAccountCheckState } from '../../api/account/sessionAccountCheckState'
import { ServerError } from '../../api/ServerError'
import { getRequestedFileDeletions, removeRequestedFileDeletion } from './requestedFileDeletions'
import { requestFileDeletion } from './requestFileDeletion'

afterEach(() => removeRequestedFileDeletion('A'))

const isRegistered = () => getRequestedFileDeletions().has('A')
const failWith = (status: number) => async () => {
  throw new ServerError({ operation: 'deleteBookFile', status })
}

describe('a request that deletes files', () => {
  test('is registered before the check and before the request, and afterwards', async () => {
    const seen: boolean[] = []
    const record = async () => void seen.push(isRegistered())
    await requestFileDeletion('A', 'deleteBookFile', record, record)
    expect([...seen, isRegistered()]).toEqual([true, true, true])
  })

  test.each([0, 408, 502])('stays registered if it may have reached the server (status %i)', async status => {
    await expect(requestFileDeletion('A', 'deleteBookFile', failWith(status))).rejects.toThrow()
    expect(isRegistered()).toBe(true)
  })

  test('is not registered if the server rejects it, or if the check fails', async () => {
    await expect(requestFileDeletion('A', 'deleteBookFile', failWith(403))).rejects.toThrow()
    expect(isRegistered()).toBe(false)
    const sent: string[] = []
    await expect(requestFileDeletion('A', 'deleteBookFile', async id => sent.push(id), failWith(0))).rejects.toThrow()
    expect([isRegistered(), sent]).toEqual([false, []])
  })

  test('stays registered after a failed retry, because the server may execute the first request', async () => {
    await expect(requestFileDeletion('A', 'deleteBookFile', failWith(502))).rejects.toThrow()
    await expect(requestFileDeletion('A', 'deleteBookFile', failWith(0), failWith(0))).rejects.toThrow()
    await expect(requestFileDeletion('A', 'deleteBookFile', failWith(403))).rejects.toThrow()
    expect(isRegistered()).toBe(true)
  })

  test('is not registered if the account check fails before the request is sent', async () => {
    const sent: string[] = []
    sessionAccountCheckState.confirm = failWith(0)
    try {
      await expect(requestFileDeletion('A', 'deleteBookFile', async id => sent.push(id))).rejects.toThrow()
    } finally {
      sessionAccountCheckState.confirm = undefined
    }
    expect([isRegistered(), sent]).toEqual([false, []])
  })
})
