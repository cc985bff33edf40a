// @vitest-environment jsdom
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readEpubContentsInWorker } from '../../mock-server/archives/epub/readEpubContentsInWorker'
import { createMockServerHandlers } from '../../mock-server/createMockServerHandlers'
import { createMockServerState } from '../../mock-server/createMockServerState'
import { createMockServer } from '../../mock-server/http/createMockServer'
import type { UserRecord } from '../../mock-server/state/libraryRecords'
import { projectFolder } from '../../server/serverOptions'
import { parseReadiumManifest } from '../../src/readers/epub/epubPublication'
import { FakeNetwork } from './fakeNetwork'
import { SeededRandom } from './seededRandom'
import type { SoakBookWithEpubData, SoakEnvironment } from './soakEnvironment'
import { SoakSession } from './soakSession'

const seed = Number(process.env.SOAK_SEED ?? 1)
const sessions = Number(process.env.SOAK_SESSIONS ?? 60)

let environment: SoakEnvironment
let handleRequest: ReturnType<typeof createMockServer>

beforeAll(async () => {
  const world = await createMockServerState({ sampleDir: join(projectFolder, 'sample') })
  const [user] = world.users.values()
  if (!user) throw new Error('no user')
  let signedInUser: UserRecord | undefined = user
  const options = { signedInAs: () => signedInUser }
  handleRequest = createMockServer(world, createMockServerHandlers(world, options), options)
  const fetchJson = async (path: string) =>
    (await handleRequest(new Request(`http://localhost:3000/api/v1/books/${path}`))).json()
  const shelf: SoakBookWithEpubData[] = []
  for (const { id, media, path } of world.books.values()) {
    const kind = media.mediaProfile === 'EPUB' ? 'epub' : 'comic'
    if (media.status !== 'READY' || media.epubDivinaCompatible || shelf.filter(book => book.kind === kind).length === 2)
      continue
    const shared = { id, kind, pages: media.pagesCount } as const
    if (kind === 'comic') shelf.push(shared)
    else
      shelf.push({
        ...shared,
        publication: parseReadiumManifest(await fetchJson(`${id}/manifest`)),
        positions: await fetchJson(`${id}/positions`),
        contents: await readEpubContentsInWorker(world.archives, path),
      })
  }
  environment = { world, user, shelf, setSignedIn: signedIn => (signedInUser = signedIn ? user : undefined) }
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  vi.useFakeTimers({ now: Date.parse('2030-01-01T00:00:00Z') })
}, 60_000)

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test(`in ${sessions} random reading sessions, no position is lost or overwritten by an older position`, async () => {
  expect(environment.shelf).toHaveLength(4)
  for (let number = seed; number < seed + sessions; number++) {
    const random = new SeededRandom(number)
    const network = new FakeNetwork(handleRequest, random)
    vi.stubGlobal('fetch', network.fetch)
    environment.setSignedIn(true)
    const session = new SoakSession(environment, network, random)
    try {
      await session.run()
    } catch (error) {
      throw new Error(`seed ${number} (npm run soak -- --seed ${number}):\n${session.log.join('\n')}`, { cause: error })
    }
    vi.setSystemTime(Date.now() + 86_400_000)
  }
}, 3_600_000)
