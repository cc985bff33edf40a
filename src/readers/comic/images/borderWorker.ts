import { findContentRegion } from './findContentRegion'
import { handlePageAnalysisRequests } from './handlePageAnalysisRequests'

handlePageAnalysisRequests(findContentRegion)
