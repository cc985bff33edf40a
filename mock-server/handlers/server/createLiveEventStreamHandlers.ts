import { type HttpHandler, HttpResponse } from 'msw'
import { createLiveEventStream } from '../../http/createLiveEventStream'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import type { MockServerState } from '../../state/mockServerState'

/** Request handler for the live event stream (server-sent events). */
export function createLiveEventStreamHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.untyped.get(
      '*/sse/v1/events',
      ({ request }) =>
        new HttpResponse(createLiveEventStream(world, requireSignedInUser(request), request.signal), {
          headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', 'x-accel-buffering': 'no' },
        }),
    ),
  ]
}
