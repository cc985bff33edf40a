import type { HttpHandler } from 'msw'
import type { MockServerOptions } from '../../http/createMockServer'
import { createHttpProblem } from '../../http/httpProblems'
import { readJsonStringArrayBody } from '../../http/jsonRequestBody'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import type { MockServerState } from '../../state/mockServerState'
import { DEMO_ANNOUNCEMENTS } from './demoAnnouncements'
import { DEMO_SERVER_RELEASES } from './demoServerReleases'

/**
 * Request handlers for announcements and releases. The real server downloads both from the web. The mock server returns
 * fixed content. If the option `news` is false, the mock server returns an error.
 */
export function createAnnouncementAndReleaseHandlers(
  world: MockServerState,
  { news = false }: MockServerOptions = {},
): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/announcements', ({ request, response }) => {
      if (!news) throw unreachableHostProblem('komga.org')
      const read = world.announcementsRead.get(requireSignedInUser(request).id)
      const items = DEMO_ANNOUNCEMENTS.map(item => ({ ...item, _komga: { read: read?.has(item.id) ?? false } }))
      return response(200).json({
        version: 'https://jsonfeed.org/version/1',
        title: 'Announcements',
        home_page_url: null,
        description: null,
        items,
      })
    }),
    mswHttpWithApiTypes.put('/api/v1/announcements', async ({ request, response }) => {
      const userId = requireSignedInUser(request).id
      const ids = await readJsonStringArrayBody(request)
      world.announcementsRead.set(userId, new Set([...(world.announcementsRead.get(userId) ?? []), ...ids]))
      world.markChangedOutsideLists()
      return response(204).empty()
    }),
    mswHttpWithApiTypes.get('/api/v1/releases', ({ response }) => {
      if (!news) throw unreachableHostProblem('api.github.com')
      return response(200).json(DEMO_SERVER_RELEASES)
    }),
  ]
}

function unreachableHostProblem(host: string) {
  return createHttpProblem(500, `Failed to resolve '${host}' [A(1), AAAA(28)] after 2 queries `)
}
