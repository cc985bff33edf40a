import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getBuiltInFontsFolder } from '../../../server/getBuiltInFontsFolder'
import { archiveLimits } from '../../archives/archiveLimits'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

const SIGNED_IN = { authorization: `Basic ${btoa('reader@example.org:secret')}` }

let folder: TestLibraryFolder
let send: (path: string, headers?: Record<string, string>) => Promise<Response>

beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'reader@example.org', 'secret', ['PAGE_STREAMING']))
  const handleRequest = createMockServer(world, createMockServerHandlers(world, { fontsDir: getBuiltInFontsFolder() }))
  send = (path, headers = {}) =>
    handleRequest(
      new Request(`http://server/api/v1/fonts/${path}`, {
        headers: { 'x-requested-with': 'XMLHttpRequest', accept: '*/*', ...SIGNED_IN, ...headers },
      }),
    )
  const fonts = join(world.filesDir, 'fonts', 'House Letters')
  mkdirSync(fonts, { recursive: true })
  writeFileSync(join(fonts, 'House-Regular.woff2'), 'font')
})
afterEach(() => folder.remove())

test('serves family names, style sheet and files of the data folder', async () => {
  expect(await (await send('families')).json()).toEqual(['OpenDyslexic', 'House Letters'])
  const css = await (await send('resource/House%20Letters/css')).text()
  expect(css).toContain("font-family: 'House Letters'")
  expect(css).toContain("url('House-Regular.woff2')")
  const file = await send('resource/House%20Letters/House-Regular.woff2')
  expect(file.headers.get('content-type')).toBe('font/woff2')
  expect(await file.text()).toBe('font')
})

test('serves fonts and style sheets as attachments, and parts of them', async () => {
  const path = 'resource/House%20Letters/House-Regular.woff2'
  expect((await send(path)).headers.get('content-disposition')).toBe(
    `attachment; filename="=?UTF-8?Q?House-Regular.woff2?="; filename*=UTF-8''House-Regular.woff2`,
  )
  const part = await send(path, { range: 'bytes=1-2' })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 1-2/4', 'on'])
  expect((await send(path, { range: 'bytes=9-' })).status).toBe(416)
  expect((await send('resource/House%20Letters/css', { range: 'bytes=-3' })).status).toBe(206)
})

test('serves fonts whose names contain characters outside Latin-1 or quotation marks', async () => {
  const fonts = join(folder.world.filesDir, 'fonts', 'Minchō')
  mkdirSync(fonts)
  for (const name of ['明朝.ttf', 'a"b.ttf']) {
    writeFileSync(join(fonts, name), 'font')
    const response = await send(`resource/${encodeURIComponent('Minchō')}/${encodeURIComponent(name)}`)
    expect(response.status, name).toBe(200)
    expect(response.headers.get('content-disposition')).toContain(`; filename*=UTF-8''${encodeURIComponent(name)}`)
  }
  expect((await send(`resource/${encodeURIComponent('Minchō')}/css`)).status).toBe(200)
})

test('serves each file that the style sheet of the built-in font names', async () => {
  const css = await (await send('resource/OpenDyslexic/css')).text()
  const files = Array.from(css.matchAll(/url\('([^']+)'\)/g), ([, file]) => file)
  expect(files).toEqual(
    ['Bold-Italic', 'Bold', 'Italic', 'Regular'].flatMap(style => [
      `OpenDyslexic-${style}.woff`,
      `OpenDyslexic-${style}.woff2`,
    ]),
  )
  for (const file of files) {
    const response = await send(`resource/OpenDyslexic/${file}`)
    const type = `font/${file?.split('.')[1]}`
    expect([file, response.status, response.headers.get('content-type')]).toEqual([file, 200, type])
    const signature = Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 4)
    expect(signature).toBe(type === 'font/woff' ? 'wOFF' : 'wOF2')
  }
  expect((await send('resource/OpenDyslexic/LICENSE.txt')).status).toBe(404)
  expect((await send('resource/No%20Such/css')).status).toBe(404)
})

test('lists no font family whose files it does not have', async () => {
  const handleRequest = createMockServer(folder.world, createMockServerHandlers(folder.world))
  const response = await handleRequest(new Request('http://server/api/v1/fonts/families', { headers: SIGNED_IN }))
  expect(await response.json()).toEqual(['House Letters'])
})

test('serves no file above the size limit, and no folder', async () => {
  const fonts = join(folder.world.filesDir, 'fonts', 'House Letters')
  mkdirSync(join(fonts, 'Folder.woff2'))
  writeFileSync(join(fonts, 'Large.woff2'), '')
  truncateSync(join(fonts, 'Large.woff2'), archiveLimits.fontBytes + 1)
  for (const name of ['Folder.woff2', 'Large.woff2'])
    expect((await send(`resource/House%20Letters/${name}`)).status, name).toBe(404)
})
