import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createScreenTestServer } from './screenTestServer'

const { server, signInAs, world } = createScreenTestServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const get = (path: string) => fetch(`http://localhost${path}`, { headers: { 'x-requested-with': 'XMLHttpRequest' } })

test('signInAs sets the user of the following requests', async () => {
  expect((await get('/api/v2/users/me')).status).toBe(401)
  signInAs('reader')
  expect((await get('/api/v1/settings')).status).toBe(403)
  signInAs('admin')
  expect((await get('/api/v1/settings')).status).toBe(200)
})

test('the list endpoints return the generated series', async () => {
  signInAs('admin')
  const page = await (await get('/api/v1/series?size=5&sort=metadata.titleSort')).json()
  expect(page).toMatchObject({ totalElements: world.series.size, numberOfElements: 5 })
})

test('a test can override a response', async () => {
  server.use(http.get('*/api/v1/settings', () => HttpResponse.json({ message: 'broken' }, { status: 500 })))
  expect((await get('/api/v1/settings')).status).toBe(500)
})
