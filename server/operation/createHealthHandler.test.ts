import { expect, test } from 'vitest'
import { startHttpTestServer } from '../../tests/harness/server/startHttpTestServer'
import { createHealthHandler } from './createHealthHandler'

const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status

test('the health checks report whether the program runs and whether its API server responds', async () => {
  let isReady = true
  const checks = { base: '/comics', isReady: async () => isReady }
  const url = await startHttpTestServer(createHealthHandler(checks, (_, response) => response.writeHead(418).end()))
  for (const base of ['', '/comics'])
    expect([await statusOf(`${url}${base}/healthz`), await statusOf(`${url}${base}/readyz`)]).toEqual([200, 200])
  expect(await statusOf(`${url}/healthz`, { method: 'POST' })).toBe(405)
  expect([await statusOf(`${url}/`), await statusOf(`${url}/healthz/x`)]).toEqual([418, 418])

  isReady = false
  const away = await startHttpTestServer(createHealthHandler(checks, (_, response) => response.writeHead(418).end()))
  expect([await statusOf(`${away}/healthz`), await statusOf(`${away}/readyz`)]).toEqual([200, 503])
})

test('sends one request to the server for health checks in quick succession', async () => {
  let count = 0
  const isReady = () => {
    count++
    return Promise.reject(new Error('away'))
  }
  const checks = { base: '', isReady }
  const url = await startHttpTestServer(createHealthHandler(checks, () => {}))
  const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(`${url}/readyz`)))
  expect([new Set(statuses), count]).toEqual([new Set([503]), 1])
})
