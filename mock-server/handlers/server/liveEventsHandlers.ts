import { type HttpHandler, HttpResponse } from 'msw'
import { createEventStream } from '../../http/createEventStream'
import { http } from '../../http/openApiHttp'
import { requireUser } from '../../http/requestContext'
import type { World } from '../../world/world'

/** Handler of the live event stream (server-sent events). */
export function liveEventsHandlers(world: World): HttpHandler[] {
  return [
    http.untyped.get(
      '*/sse/v1/events',
      ({ request }) =>
        new HttpResponse(createEventStream(world, requireUser(request), request.signal), {
          headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', 'x-accel-buffering': 'no' },
        }),
    ),
  ]
}
