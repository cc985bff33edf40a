import { findRegionWithoutBorders } from './findRegionWithoutBorders'
import { handlePageAnalysisRequests } from './handlePageAnalysisRequests'

handlePageAnalysisRequests(findRegionWithoutBorders)
