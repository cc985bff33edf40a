import { type HttpHandler, HttpResponse } from 'msw'
import { eventStream } from '../../http/eventStream'
import { http } from '../../http/openApiHttp'
import { userOf } from '../../http/requestContext'
import type { World } from '../../world/world'

/** Handler of the live event stream (server-sent events). */
export function liveEventsHandlers(world: World): HttpHandler[] {
  return [
    http.untyped.get(
      '*/sse/v1/events',
      ({ request }) =>
        new HttpResponse(eventStream(world, userOf(request), request.signal), {
          headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', 'x-accel-buffering': 'no' },
        }),
    ),
  ]
}
