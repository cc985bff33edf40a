/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { serverInfoBuildShape } from './serverInfoBuildShape.ts'
import { serverInfoGitShape } from './serverInfoGitShape.ts'
import { serverInfoJavaShape } from './serverInfoJavaShape.ts'

export const serverInfoShape: Shape = { git: serverInfoGitShape, build: serverInfoBuildShape, java: serverInfoJavaShape, os: { $: 'name version arch' } }
