import { randomUUID } from 'node:crypto'
import type { HttpHandler } from 'msw'
import { createHttpProblem, createHttpProblemWithoutBody, createValidationProblem } from '../../http/httpProblems'
import { isBlankText, readJsonRequestBody } from '../../http/jsonRequestBody'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { hashApiKey } from '../../http/requestAuthenticator'
import { requireSignedInUser } from '../../http/requestContext'
import { requestLimits } from '../../http/requestLimits'
import { toApiKeyJson } from '../../responses/toUserJson'
import type { MockServerState } from '../../state/mockServerState'

/** Request handlers for the API keys of the current user. */
export function createApiKeyHandlers(world: MockServerState): HttpHandler[] {
  const keysOf = (userId: string) => [...world.apiKeys.values()].filter(key => key.userId === userId)
  return [
    mswHttpWithApiTypes.get('/api/v2/users/me/api-keys', ({ request, response }) =>
      response(200).json(keysOf(requireSignedInUser(request).id).map(key => toApiKeyJson(key))),
    ),
    mswHttpWithApiTypes.post('/api/v2/users/me/api-keys', async ({ request, response }) => {
      const userId = requireSignedInUser(request).id
      const body = await readJsonRequestBody(request)
      body.requireFields('comment')
      if (isBlankText(body.text('comment')))
        throw createValidationProblem([{ fieldName: 'comment', message: 'must not be blank' }])
      const comment = (body.text('comment') ?? '').trim()
      if (comment.length > requestLimits.apiKeyCommentLength || keysOf(userId).length >= requestLimits.apiKeysPerUser)
        throw createHttpProblemWithoutBody(413)
      if (keysOf(userId).some(key => key.comment.toLowerCase() === comment.toLowerCase()))
        throw createHttpProblem(400, 'ERR_1034')
      const secret = randomUUID().replaceAll('-', '')
      const key = { id: world.newId(), userId, keyHash: hashApiKey(secret), comment, created: world.now() }
      world.apiKeys.set(key.id, key)
      world.markChangedOutsideLists()
      return response(200).json(toApiKeyJson(key, secret))
    }),
    mswHttpWithApiTypes.delete('/api/v2/users/me/api-keys/{keyId}', ({ request, params, response }) => {
      const key = world.apiKeys.get(params.keyId)
      if (key?.userId !== requireSignedInUser(request).id) throw createHttpProblem(404)
      world.apiKeys.delete(key.id)
      world.markChangedOutsideLists()
      return response(204).empty()
    }),
    // Deleting sync points has no effect in the mock server. Only e-readers use sync points, and the mock server does
    // not support e-readers.
    mswHttpWithApiTypes.delete('/api/v1/syncpoints/me', ({ response }) => response(204).empty()),
  ]
}
