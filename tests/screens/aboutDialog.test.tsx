import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { version } from '../../package.json'
import { getServerInfo } from '../../src/generated/actuator/actuator.calls'
import { setUpScreenTestServer } from '../harness/screens/setUpScreenTestServer'

const { server, renderApp, signInAs } = setUpScreenTestServer()

// Closes the dialog after each test. All tests of the file use the same dialog store, so the dialog would otherwise
// remain open in the next test.
afterEach(() => {
  const dialog = screen.queryByRole('dialog')
  if (dialog) fireEvent.keyDown(dialog, { key: 'Escape' })
})

async function openAbout() {
  const { user } = renderApp('/account')
  await screen.findByRole('heading', { level: 1, name: 'Account' })
  await user.click(screen.getByRole('button', { name: /^Account of/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'About Longbox' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'About Longbox' })) }
}

async function simulateServerVersion(serverVersion: string) {
  const info = await getServerInfo()
  const changed = { ...info, build: { ...info.build, version: serverVersion } }
  server.use(http.get('*/actuator/info', () => HttpResponse.json(changed)))
}

test('shows the versions of the client and of the tested server, and closes with Escape', async () => {
  const { user, dialog } = await openAbout()
  expect(await dialog.findByText('1.26.3')).toBeTruthy()
  expect(dialog.getByText(version)).toBeTruthy()
  expect(dialog.getByText('Longbox is tested with this version.')).toBeTruthy()
  expect(dialog.queryByRole('list')).toBeNull()
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('lists what an older server does not support', async () => {
  await simulateServerVersion('1.19.1')
  const { dialog } = await openAbout()
  const items = await dialog.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toContain(
    'Synchronized settings: they stay on this device available from version 1.20.0',
  )
  expect(items.map(({ textContent }) => textContent).join()).not.toContain('Fonts of the server')
  expect(dialog.getByText('Longbox supports this version. It is tested with 1.26.3.')).toBeTruthy()
})

test.each([
  ['1.14.0', /^This server is older than 1\.15\.0/],
  ['1.30.0', /^This server is newer than 1\.26\.3/],
])('warns about server %s', async (serverVersion, warning) => {
  await simulateServerVersion(serverVersion)
  const { dialog } = await openAbout()
  expect(await dialog.findByText(warning)).toBeTruthy()
})

test('explains to other users that administrators see the version, without a request', async () => {
  signInAs('reader')
  let requests = 0
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/actuator/')) requests += 1
  })
  const { dialog } = await openAbout()
  expect(dialog.getByText('Visible to administrators')).toBeTruthy()
  expect(requests).toBe(0)
})

test('says that the server did not respond', async () => {
  server.use(http.get('*/actuator/info', () => HttpResponse.json({}, { status: 500 })))
  const { dialog } = await openAbout()
  expect(await dialog.findByText('Unknown: the server did not answer')).toBeTruthy()
})

test('lists the included software with its licenses when the list opens', async () => {
  const entry = { name: 'some-package', version: '1.2.3', license: 'MIT', text: 'Permission is hereby granted' }
  server.use(http.get('*/third-party.json', () => HttpResponse.json([entry])))
  const { user, dialog } = await openAbout()
  expect(dialog.queryByText(/some-package/)).toBeNull()
  await user.click(dialog.getByText('Licenses of the included software'))
  await user.click(await dialog.findByText(/some-package 1\.2\.3/))
  expect(dialog.getByText('Permission is hereby granted')).toBeTruthy()
})

test('says that the licenses could not be loaded', async () => {
  server.use(http.get('*/third-party.json', () => HttpResponse.json({}, { status: 404 })))
  const { user, dialog } = await openAbout()
  await user.click(dialog.getByText('Licenses of the included software'))
  expect(await dialog.findByText('The licenses could not be loaded.')).toBeTruthy()
})
