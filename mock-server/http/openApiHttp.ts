import { createOpenApiHttp } from 'openapi-msw'
import type { paths } from '../../src/generated/openapi'

/** MSW's `http`, typed by the contract; matches on any host. */
export const http = createOpenApiHttp<paths>({ baseUrl: '*' })
