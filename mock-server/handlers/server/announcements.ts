import type { HttpHandler } from 'msw'
import { readTexts } from '../../http/body'
import type { MockServerOptions } from '../../http/mockServer'
import { http } from '../../http/openApiHttp'
import { problem } from '../../http/problems'
import { userOf } from '../../http/requestContext'
import type { World } from '../../world/world'
import { DEMO_ANNOUNCEMENTS, DEMO_RELEASES } from './announcementsFeed'

/**
 * Handlers of announcements and releases. The real server loads them from the web. The mock server has a demo feed, or
 * reports the host as unreachable when `news` is off.
 */
export function newsHandlers(world: World, { news = false }: MockServerOptions = {}): HttpHandler[] {
  return [
    http.get('/api/v1/announcements', ({ request, response }) => {
      if (!news) throw unreachable('komga.org')
      const read = world.announcementsRead.get(userOf(request).id)
      const items = DEMO_ANNOUNCEMENTS.map(item => ({ ...item, _komga: { read: read?.has(item.id) ?? false } }))
      return response(200).json({
        version: 'https://jsonfeed.org/version/1',
        title: 'Announcements',
        home_page_url: null,
        description: null,
        items,
      })
    }),
    http.put('/api/v1/announcements', async ({ request, response }) => {
      const userId = userOf(request).id
      const ids = await readTexts(request)
      world.announcementsRead.set(userId, new Set([...(world.announcementsRead.get(userId) ?? []), ...ids]))
      world.changedBeside()
      return response(204).empty()
    }),
    http.get('/api/v1/releases', ({ response }) => {
      if (!news) throw unreachable('api.github.com')
      return response(200).json(DEMO_RELEASES)
    }),
  ]
}

function unreachable(host: string) {
  return problem(500, `Failed to resolve '${host}' [A(1), AAAA(28)] after 2 queries `)
}
