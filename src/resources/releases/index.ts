export { releasesQueryOptions, serverInfoQueryOptions } from './releasesQuery'
export { ServerUpdateBadge } from './ServerUpdateBadge'
