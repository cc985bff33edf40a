import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { renewSession } from '../../harness/screens/renewSession'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

vi.setConfig({ testTimeout: 60_000 })

// Tests of the server page: settings, tasks, maintenance, log, and interface settings for all users.

const { server, world, renderApp, signInAs } = setUpScreenTestServer()
const initialSettings = { ...world.settings }

function recordWrites(path: string): unknown[] {
  const bodies: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'GET' && new URL(request.url).pathname === path) bodies.push(await request.clone().json())
  })
  return bodies
}
beforeEach(() => {
  server.events.removeAllListeners()
  Object.assign(world.settings, initialSettings)
  world.clientSettings.global.clear()
})

const openSettings = async () => {
  const { user } = renderApp('/settings/server')
  const form = await screen.findByRole('form', { name: 'Settings' })
  return { user, form: within(form) }
}
const acknowledge = async (user: Awaited<ReturnType<typeof openSettings>>['user'], verb: string) => {
  const dialog = within(await screen.findByRole('dialog'))
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: verb })
  expect(button.disabled).toBe(true)
  await user.click(dialog.getByRole('checkbox'))
  await user.click(button)
}

test('marks the tab of the current view', async () => {
  const { user } = await openSettings()
  const tabs = within(screen.getByRole('navigation', { name: 'Views of the server page' }))
  const currentTab = () => tabs.getByRole('link', { current: 'page' }).textContent
  expect(currentTab()).toBe('Settings')
  await user.click(tabs.getByRole('link', { name: 'Tasks' }))
  await waitFor(() => expect(currentTab()).toBe('Tasks'))
})

test('saves only the changed settings, and indicates which settings change after a restart', async () => {
  const bodies = recordWrites('/api/v1/settings')
  const { user, form } = await openSettings()
  const port = form.getByRole<HTMLInputElement>('textbox', { name: 'Server port' })
  expect(port.placeholder).toBe('25600')
  expect(form.getAllByText('Needs a restart')).toHaveLength(3)
  expect(form.getByText(/^Takes precedence over the configuration file \(25600\)/)).toBeTruthy()
  await user.type(port, '8080')
  await user.click(form.getByRole('checkbox', { name: /^Renew the key/ }))
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(form.queryByRole('button', { name: 'Save changes' })).toBeNull())
  expect(bodies).toEqual([{ serverPort: 8080, renewRememberMeKey: true }])
  expect(form.getByText('Changes with the next restart')).toBeTruthy()
  expect(form.getByRole('checkbox', { name: /^Renew the key/ }).getAttribute('aria-checked')).toBe('false')
  await user.clear(port)
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(bodies[1]).toEqual({ serverPort: null }))
})

test.each([
  ['Server port', '70000', 'Enter a number from 1 to 65535'],
  ['Base path', 'komga/', 'Begin with / and end with a letter or digit; small letters, digits, /, - and _ only'],
  ['Parallel tasks', '0', 'Enter 1 or more'],
  ['Days to stay signed in', '0', 'Enter 1 or more'],
])('rejects an invalid value of "%s" before sending it', async (label, value, message) => {
  const bodies = recordWrites('/api/v1/settings')
  const { user, form } = await openSettings()
  const input = form.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
  await user.clear(input)
  await user.type(input, value)
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await form.findByText(message)).toBeTruthy()
  expect(bodies).toEqual([])
  await user.click(form.getByRole('button', { name: 'Discard changes' }))
  expect(form.queryByText(message)).toBeNull()
})

test('shows a conflict with a change of another administrator, keeps the input, and saves the chosen value', async () => {
  const bodies = recordWrites('/api/v1/settings')
  const { user, form } = await openSettings()
  const threads = form.getByRole<HTMLInputElement>('textbox', { name: /^Parallel tasks/ })
  await user.clear(threads)
  await user.type(threads, '4')
  Object.assign(world.settings, { taskPoolSize: 2, koboPort: 9999 })
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  const conflict = within(await form.findByRole('alert'))
  expect(
    conflict.getByText('Changed by someone else in the meantime and updated here: Port for e-readers'),
  ).toBeTruthy()
  expect(threads.value).toBe('4')
  expect(bodies).toEqual([])
  await user.click(conflict.getByRole('button', { name: 'Keep mine: Parallel tasks' }))
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(bodies).toEqual([{ taskPoolSize: 4 }]))
  expect(world.settings).toMatchObject({ taskPoolSize: 4, koboPort: 9999 })
})

test('shows changes of another administrator when the user returns to the window', async () => {
  const { form } = await openSettings()
  world.settings.rememberMeDurationDays = 12
  act(() => void window.dispatchEvent(new Event('focus')))
  const days = form.getByRole<HTMLInputElement>('textbox', { name: /^Days to stay/ })
  await waitFor(() => expect(days.value).toBe('12'))
})

test('offers to generate the posters again after their size has changed', async () => {
  const requested: (string | null)[] = []
  server.use(
    http.put('*/api/v1/books/thumbnails', ({ request }) => {
      requested.push(new URL(request.url).searchParams.get('for_bigger_result_only'))
      return new HttpResponse(null, { status: 202 })
    }),
  )
  const { user, form } = await openSettings()
  const size = form.getByRole('combobox', { name: /^Poster size/ })
  for (const [value, choose] of [
    ['LARGE', 'Leave them as they are'],
    ['XLARGE', 'Only where the result is bigger'],
    ['MEDIUM', 'All posters'],
  ] as const) {
    await user.selectOptions(size, value)
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate posters again?' }))
    if (value === 'LARGE') await user.click(dialog.getByRole('button', { name: choose }))
    else {
      await user.click(dialog.getByRole('radio', { name: new RegExp(`^${choose}`) }))
      await acknowledge(user, 'Generate posters')
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await waitFor(() => expect(requested).toEqual(['true', 'false']))
})

test('keeps unsaved settings while the user opens another view of the page', async () => {
  const { user, form } = await openSettings()
  await user.type(form.getByRole('textbox', { name: 'Base path' }), '/books')
  await user.click(screen.getByRole('link', { name: 'Tasks' }))
  expect(await screen.findByRole('heading', { name: 'Maintenance' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Settings' }))
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Base path' }).value).toBe('/books')
})

test('keeps unsaved settings when the session expires', async () => {
  const app = renderApp('/settings/server')
  const basePath = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Base path' })
  await app.user.type(await basePath(), '/books')
  await renewSession(app, signInAs)
  expect((await basePath()).value).toBe('/books')
})

test('keeps unsaved interface settings when the session expires', async () => {
  const app = renderApp('/settings/ui')
  const hidden = () => screen.findByRole('checkbox', { name: /^Hide the password form/ })
  await app.user.click(await hidden())
  await renewSession(app, signInAs)
  expect((await hidden()).getAttribute('aria-checked')).toBe('true')
})

test('cancels all tasks after the user checks a box, and shows their number', async () => {
  server.use(http.delete('*/api/v1/tasks', () => HttpResponse.json(17)))
  const { user } = renderApp('/settings/server?view=tasks')
  await user.click(await screen.findByRole('button', { name: 'Cancel all tasks' }))
  await acknowledge(user, 'Cancel all tasks')
  expect(await screen.findByText('17 tasks canceled')).toBeTruthy()
})

test.each([
  ['Scan all libraries', /^Scans? .*queued$/, '/scan', ''],
  ['Scan all libraries deeply', /^Deep scans? .*queued$/, '/scan', '?deep=true'],
  ['Empty all trash', /^The trash .*being emptied$/, '/empty-trash', ''],
])('%s', async (action, result, path, search) => {
  const requested: string[] = []
  server.use(
    http.post('*/api/v1/libraries/:id/*', ({ request }) => {
      const { pathname, search } = new URL(request.url)
      requested.push(pathname.replace(/.*\/libraries\/[^/]+/, '') + search)
      return new HttpResponse(null, { status: 202 })
    }),
  )
  const { user } = renderApp('/settings/server?view=tasks')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: action })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
  await acknowledge(user, action)
  expect(await screen.findByText(result)).toBeTruthy()
  expect(requested).toEqual([...world.libraries].map(() => path + search))
})

test('shows that the server is off after a shutdown, and detects when it has started again', async () => {
  let isRunning = true
  server.use(
    http.post('*/actuator/shutdown', () => {
      isRunning = false
      return HttpResponse.json({ message: 'Shutting down, bye...' })
    }),
    // After the shutdown, all requests must fail with a network error. If a request got a response, the dialog would
    // close, because it would assume that the server is running again.
    http.all('*', () => (isRunning ? undefined : HttpResponse.error())),
  )
  const { user } = renderApp('/settings/server?view=tasks')
  await user.click(await screen.findByRole('button', { name: 'Shut down' }))
  await acknowledge(user, 'Shut down')
  const dialog = within(await screen.findByRole('dialog', { name: 'The server is off' }))
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('The server still does not respond.')).toBeTruthy()
  isRunning = true
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The server is running again')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows the failure of an action', async () => {
  server.use(http.post('*/actuator/shutdown', () => HttpResponse.json({ message: 'Busy' }, { status: 500 })))
  const { user } = renderApp('/settings/server?view=tasks')
  await user.click(await screen.findByRole('button', { name: 'Shut down' }))
  await acknowledge(user, 'Shut down')
  expect(await screen.findByText(/trying to shut down the server/)).toBeTruthy()
})

test.each([
  ['the server writes none', () => new HttpResponse(null, { status: 404 }), 'The server writes no log'],
  ['it is empty', () => new HttpResponse(null, { status: 416 }), 'The log is empty.'],
  [
    'ranges are ignored',
    () => new HttpResponse('line\n'.repeat(1000), { headers: { 'content-type': 'text/plain;charset=UTF-8' } }),
    'The log cannot be shown in parts',
  ],
])('explains a log that cannot be shown because %s', async (_, respond, text) => {
  server.use(http.get('*/actuator/logfile', respond))
  renderApp('/settings/server?view=log')
  expect(await screen.findByText(text)).toBeTruthy()
})

test('requests only the end of the log, and filters the loaded lines', async () => {
  const requested: (string | null)[] = []
  const bytes = new TextEncoder().encode(
    '2026-11-23 10:00:00.000  INFO Started\n2026-11-23 10:00:01.000 ERROR Failed\n\tat Reader.kt:12\n',
  )
  server.use(
    http.get('*/actuator/logfile', ({ request }) => {
      requested.push(request.headers.get('range'))
      return new HttpResponse(bytes, {
        status: 206,
        headers: { 'content-type': 'text/plain', 'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}` },
      })
    }),
  )
  const { user } = renderApp('/settings/server?view=log')
  expect(await screen.findByText(/^3 of 3 lines/)).toBeTruthy()
  expect(requested[0]).toBe('bytes=-131072')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'ERROR only')
  expect(await screen.findByText(/^2 of 3 lines/)).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Search the log' }), 'nothing like it')
  expect(await screen.findByText('No loaded line matches.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/actuator/logfile')
})

test('after a failed request for earlier lines of the log, a retry adds them to the loaded lines', async () => {
  let log = 'a line of the log\n'.repeat(20_000)
  let isFailing = false
  server.use(
    http.get('*/actuator/logfile', ({ request }) => {
      if (isFailing) return HttpResponse.json({ message: 'Busy' }, { status: 500 })
      const [first, last] = (request.headers.get('range') ?? '').replace('bytes=', '').split('-')
      const start = first ? Number(first) : log.length - Number(last)
      const body = log.slice(start, first ? Number(last) + 1 : undefined)
      const headers = { 'content-range': `bytes ${start}-${start + body.length - 1}/${log.length}` }
      return new HttpResponse(body, { status: 206, headers })
    }),
  )
  const { user } = renderApp('/settings/server?view=log')
  await user.click(await screen.findByRole('checkbox', { name: 'Follow new lines' }))
  const loadedLines = () =>
    Number(
      screen
        .getByText(/ of [\d,]+ lines/)
        .textContent?.match(/of ([\d,]+)/)?.[1]
        ?.replace(',', ''),
    )
  const before = loadedLines()
  isFailing = true
  await user.click(screen.getByRole('button', { name: 'Load earlier lines' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isFailing = false
  // The new lines are longer than the earlier lines. If the retry wrongly loaded the newest lines, the page would then
  // contain fewer lines than before.
  log += 'a newer line of the log\n'.repeat(20_000)
  await user.click(retry)
  await waitFor(() => expect(loadedLines()).toBeGreaterThan(before))
})

test('stores interface settings for all users, and deletes settings that return to their default', async () => {
  const { user } = renderApp('/settings/ui')
  const form = within(await screen.findByRole('form', { name: 'Interface' }))
  await user.selectOptions(form.getByRole('combobox', { name: /^Alphabet bar/ }), 'Gojūon (Japanese kana)')
  await user.click(form.getByRole('checkbox', { name: /^Hide the password form/ }))
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(form.queryByRole('button', { name: 'Save changes' })).toBeNull())
  const { global } = world.clientSettings
  expect(global.get('webui.oauth2.hide_login')).toEqual({ value: 'true', allowUnauthorized: true })
  expect(JSON.parse(global.get('webui.series_groups')?.value ?? '').name).toBe('japanese')
  await user.selectOptions(form.getByRole('combobox', { name: /^Alphabet bar/ }), 'Letters of all scripts in use')
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(global.has('webui.series_groups')).toBe(false))
})

test('shows the configured groups in the alphabet bar', async () => {
  const groups = { name: 'own', groups: { 'A–C': [...'abc'], 'D–Z': [...'defghijklmnopqrstuvwxyz'] } }
  world.clientSettings.global.set('webui.series_groups', { value: JSON.stringify(groups), allowUnauthorized: false })
  renderApp('/libraries/all/series')
  const bar = () => within(screen.getByRole('toolbar', { name: 'Letters' }))
  await waitFor(() =>
    expect(
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['#', 'A–C', 'D–Z']),
  )
})

test('says that interface settings need a newer server', async () => {
  server.use(http.get('*/api/v1/client-settings/global/list', () => new HttpResponse(null, { status: 404 })))
  renderApp('/settings/ui')
  expect(await screen.findByText('Settings for all users need server version 1.20 or newer.')).toBeTruthy()
})
