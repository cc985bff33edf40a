import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AuthenticationActivity } from '../../generated/model.schemas'
import { signInsFetchProgress, signInsOfLastMonthQueryOptions } from './signInsOfLastMonth'

/** Sign-ins on the server, newest first. */
let signIns: Pick<AuthenticationActivity, 'dateTime'>[]
let onRequest: (page: number) => void

vi.mock('../../generated/authentication-activity/authentication-activity.calls', () => ({
  getAuthenticationActivity: async ({ page, size }: { page: number; size: number }) => {
    onRequest(page)
    return { content: signIns.slice(page * size, (page + 1) * size), totalElements: signIns.length }
  },
}))

const signInAt = (second: number) => ({ dateTime: `second ${second}` })
const fetchTimes = async () =>
  (await new QueryClient().fetchQuery(signInsOfLastMonthQueryOptions(false))).map(({ dateTime }) => dateTime)

beforeEach(() => {
  signIns = Array.from({ length: 4500 }, (_, index) => signInAt(4500 - index))
  onRequest = () => {}
})

test('lists each sign-in once, also if users sign in during the download', async () => {
  const expected = signIns.map(({ dateTime }) => dateTime)
  onRequest = page => page > 0 && signIns.unshift(signInAt(5000), signInAt(5000))
  expect(await fetchTimes()).toEqual(expected)
})

test('lists different sign-ins with the same data, also at the end and start of two pages', async () => {
  signIns = signIns.map(() => signInAt(1))
  expect(await fetchTimes()).toHaveLength(4500)
})

test('reports the progress until the download ends', async () => {
  const reports: unknown[] = []
  const stop = signInsFetchProgress.subscribe(() => reports.push(signInsFetchProgress.get()))
  await fetchTimes()
  stop()
  const total = 4500
  expect(reports).toEqual([{ fetched: 2000, total }, { fetched: 4000, total }, { fetched: 4500, total }, undefined])
})
