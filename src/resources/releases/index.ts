export { releasesQueryOptions, serverInfoQueryOptions } from './releasesQuery'
export { UpdateBadge } from './UpdateBadge'
